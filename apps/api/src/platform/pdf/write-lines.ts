import type { Face } from '@parages/pictures/face-files';
import { toLines } from '@parages/pictures/lettering';
import type { Pdf } from './pdf-document.ts';
import { writeText } from './write-text.ts';

/** `size`: in points. `most`: lines at most; the last one is cut. */
export type LineStyle = { face: Face; size: number; color: string; most: number };

export type WrittenLine = { text: string; style: LineStyle };

/** Breaks a text into lines of `room` points; an empty text has none. */
export const linesOf = (text: string, style: LineStyle, room: number): WrittenLine[] =>
  text === ''
    ? []
    : toLines(style.face, text, { size: style.size, width: room, most: style.most }).lines.map(
        (one) => ({ text: one, style }),
      );

/** The height of the lines in points. */
export const heightOf = (pdf: Pdf, written: readonly WrittenLine[]): number =>
  written.reduce(
    (sum, { style: { face, size } }) =>
      sum + pdf.font(`${face}-latin`).fontSize(size).currentLineHeight(true) + 2,
    0,
  );

/** Writes lines below each other from their top left corner. */
export function writeLines(
  pdf: Pdf,
  written: readonly WrittenLine[],
  at: { x: number; y: number; width: number },
): void {
  let { y } = at;
  for (const one of written) {
    const { face, size, color } = one.style;
    // The fonts of the PDF are a little wider than measured: a line must not wrap.
    writeText(pdf, one.text, { x: at.x, y }, { face, size, color, width: at.width + size });
    y += heightOf(pdf, [one]);
  }
}
