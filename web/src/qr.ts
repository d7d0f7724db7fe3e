/** QR codes as paths of an SVG; a chunk of its own, loaded where one is shown. */

import qrcode from "qrcode-generator";

/** The dark modules of the code for a text, and how many modules it is wide. */
export function qrPath(text: string): { d: string; size: number } {
  const code = qrcode(0, "M"); // as large as need be; readable with some dirt on it
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let d = "";
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) d += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { d, size };
}
