import { render } from "preact";

import { App } from "./app";
import { currentTheme, setTheme } from "./theme";
import "./style/base.css";
import "./style/pages.css";

setTheme(currentTheme());
const root = document.getElementById("app");
if (root) render(<App />, root);
