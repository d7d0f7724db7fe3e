/** The name of the window, by which people find it among others. */

import { useEffect } from "preact/hooks";

const NAME = "Automatable";

/** Names the window after what is shown, "" for the lobby; it keeps its name until that is known. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} – ${NAME}` : NAME;
  }, [title]);
}
