import type { Face, scripts } from '@parages/pictures/face-files';
import type { Pdf } from './pdf-document.ts';

type TextOptions = {
  face: Face;
  /** In points. */
  size: number;
  color: string;
  /** In points; longer lines are wrapped. */
  width: number;
  align?: 'left' | 'right';
};

const isExtended = (letter: string): boolean =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/u.test(letter);
const isKnown = (letter: string): boolean =>
  isExtended(letter) ||
  /[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u.test(
    letter,
  );

function runsOf(text: string): { script: (typeof scripts)[number]; text: string }[] {
  const runs: { script: (typeof scripts)[number]; text: string }[] = [];
  for (const letter of text.normalize('NFC').replaceAll('\u202f', '\u00a0')) {
    const script = isExtended(letter) ? 'latin-ext' : 'latin';
    const last = runs.at(-1);
    const drawn = isKnown(letter) ? letter : '?';
    if (last?.script === script) last.text += drawn;
    else runs.push({ script, text: drawn });
  }
  return runs.length === 0 ? [{ script: 'latin', text: ' ' }] : runs;
}

/**
 * Writes a text from the point `x`, `y`, its top left corner, in points from that of the page.
 * Returns the `y` of its end. A letter that no font file holds becomes a question mark.
 */
export function writeText(
  pdf: Pdf,
  text: string,
  { x, y }: { x: number; y: number },
  { face, size, color, width, align = 'left' }: TextOptions,
): number {
  const runs = runsOf(text);
  pdf.fontSize(size).fillColor(color);
  for (const [index, run] of runs.entries()) {
    pdf.font(`${face}-${run.script}`);
    const more = { continued: index < runs.length - 1, width, align, lineGap: 2 };
    if (index === 0) pdf.text(run.text, x, y, more);
    else pdf.text(run.text, more);
  }
  return pdf.y;
}
