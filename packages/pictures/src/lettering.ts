import { withoutTrailing } from '@parages/contracts/vocabulary/text/trailing-characters';
import opentype from 'opentype.js';
import { type Face, readFace, scripts } from './face-files.ts';

type Letter = { glyph: opentype.Glyph; font: opentype.Font };

const loaded = new Map<Face, opentype.Font[]>();

function fontsOf(face: Face): opentype.Font[] {
  const known = loaded.get(face);
  if (known) return known;
  const fonts = scripts.map((script) => {
    const bytes = readFace(face, script);
    return opentype.parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    );
  });
  loaded.set(face, fonts);
  return fonts;
}

// Omits letters without a glyph (an emoji, another script) instead of drawing an empty box.
function lettersOf(face: Face, text: string): Letter[] {
  const fonts = fontsOf(face);
  const plain = text.normalize('NFC').replaceAll(/[\u00a0\u202f\s]+/g, ' ');
  return [...plain].flatMap((character) => {
    const font = fonts.find((one) => one.charToGlyphIndex(character) > 0);
    return font ? [{ font, glyph: font.charToGlyph(character) }] : [];
  });
}

// Cached, because wrapping measures the same pairs repeatedly and each lookup reads the font's
// tables.
const kernings = new WeakMap<opentype.Font, Map<string, number>>();

function kerningOf(font: opentype.Font, left: opentype.Glyph, right: opentype.Glyph): number {
  const known = kernings.get(font) ?? new Map<string, number>();
  kernings.set(font, known);
  const pair = `${left.index} ${right.index}`;
  const value = known.get(pair) ?? font.getKerningValue(left, right);
  known.set(pair, value);
  return value;
}

function place(
  face: Face,
  text: string,
  size: number,
): { letters: (Letter & { x: number })[]; width: number } {
  const letters = lettersOf(face, text);
  let x = 0;
  const placed = letters.map((letter, index) => {
    const at = x;
    const next = letters[index + 1];
    const kerning =
      next?.font === letter.font ? kerningOf(letter.font, letter.glyph, next.glyph) : 0;
    x += (((letter.glyph.advanceWidth ?? 0) + kerning) * size) / letter.font.unitsPerEm;
    return { ...letter, x: at };
  });
  return { letters: placed, width: x };
}

/** The width of a text, in the unit of `size`. */
export const widthOf = (face: Face, text: string, size: number): number =>
  place(face, text, size).width;

export type Lettering = { face: Face; size: number; fill: string; x: number; y: number };

/**
 * Draws a line of text as one SVG path of the outlines of the bundled fonts, so that it looks the
 * same on every machine; `y` is its baseline.
 */
export function letter(text: string, { face, size, fill, x, y }: Lettering): string {
  const { letters } = place(face, text, size);
  const data = letters
    .map(({ glyph, x: dx }) => glyph.getPath(x + dx, y, size).toPathData(1))
    .join('');
  return `<path d="${data}" fill="${fill}"/>`;
}

const endWith = (line: string, end: string): string =>
  `${withoutTrailing(line, ' \u00a0\u202f.,:;…–-')}${end}`;

/**
 * Wraps a text into at most `most` lines no wider than `width`; a cut text ends with "…", and a
 * word wider than a line is cut. `isWhole`: whether the text was not cut.
 */
export function toLines(
  face: Face,
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
) {
  const fits = (line: string) => widthOf(face, line, size) <= width;
  const shorten = (line: string): string => {
    let kept = line;
    while (kept !== '' && !fits(endWith(kept, '…')))
      kept = kept.slice(0, kept.includes(' ') ? kept.lastIndexOf(' ') : -1);
    return endWith(kept, '…');
  };
  const lines: string[] = [];
  let isWhole = true;
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else {
      lines.push(shorten(word));
      isWhole = false;
    }
  }
  if (lines.length <= most) return { lines, isWhole };
  const kept = lines.slice(0, most);
  const rest = `${kept[most - 1] ?? ''} ${lines[most] ?? ''}`;
  return { lines: [...kept.slice(0, -1), shorten(rest)], isWhole: false };
}
