import { render } from "preact";

import { App } from "./app";
import { applyPreferences } from "./preferences";
import { currentTheme, setTheme } from "./theme";
import "./style/base.css";
import "./style/pages.css";
import "./style/dock.css";
import "./style/end.css";
import "./style/table.css";
import "./style/replay.css";
import "./style/learn.css";
import "./style/puzzles.css";
import "./style/friends.css";
import "./style/pieces.css";
import "./style/explain.css";
import "./style/book.css";

setTheme(currentTheme());
applyPreferences();
const root = document.getElementById("app");
if (root) render(<App />, root);
