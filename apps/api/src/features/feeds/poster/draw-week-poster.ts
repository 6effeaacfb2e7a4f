import { themeHues } from '@parages/contracts/vocabulary/themes/theme-hues';
import type { Face } from '@parages/pictures/face-files';
import { drawCode } from '../../../platform/pdf/draw-code.ts';
import { a4, drawPdf, type Pdf } from '../../../platform/pdf/pdf-document.ts';
import {
  heightOf,
  type LineStyle,
  linesOf,
  writeLines,
} from '../../../platform/pdf/write-lines.ts';
import { writeText } from '../../../platform/pdf/write-text.ts';
import type { WeekEntry, WeekPoster } from './week-poster.domain.ts';
import { weekPosterFr as words } from './week-poster.fr.ts';

const ink = '#1c1815';
const soft = '#4a423b';
const red = '#b3261e';
const accent = '#c8321c';
const white = '#ffffff';
const rule = '#d9cfc3';

// Lengths are in points of 1/72 inch.
const margin = 42;
const width = a4.width - 2 * margin;
const headPadding = 26;
const listCode = 104;
const gutter = 18;
const dayWidth = 132;
const eventCode = 48;
const textLeft = margin + dayWidth + gutter;
const textWidth = width - dayWidth - eventCode - 2 * gutter;
const around = 5;
const footTop = a4.height - margin - 12;
const bottom = footTop - 14;
const faces: Face[] = ['title', 'strong', 'text'];

const headStyles = {
  week: { face: 'strong', size: 17, color: white, most: 1 },
  title: { face: 'title', size: 40, color: white, most: 3 },
  scan: { face: 'text', size: 11.5, color: white, most: 2 },
} as const satisfies Record<string, LineStyle>;
const styles = {
  detail: { face: 'text', size: 11, color: soft, most: 1 },
  state: { face: 'strong', size: 11, color: red, most: 1 },
  title: { face: 'strong', size: 14.5, color: ink, most: 2 },
  facts: { face: 'text', size: 11, color: soft, most: 1 },
  rest: { face: 'strong', size: 13, color: ink, most: 1 },
} as const satisfies Record<string, LineStyle>;

/** Draws the coloured head and returns the `y` below it. */
function drawHead(pdf: Pdf, { title, week, url }: WeekPoster, fill: string): number {
  const room = width - listCode - gutter;
  const written = [
    ...linesOf(week, headStyles.week, room),
    ...linesOf(title, headStyles.title, room),
    ...linesOf(words.scan, headStyles.scan, room),
  ];
  const height = Math.max(heightOf(pdf, written), listCode) + 2 * headPadding;
  pdf.rect(0, 0, a4.width, height).fill(fill);
  drawCode(pdf, url, { x: a4.width - margin - listCode, y: headPadding, size: listCode });
  writeLines(pdf, written, { x: margin, y: headPadding, width: room });
  return height + 6;
}

function drawFoot(pdf: Pdf, { url }: WeekPoster, product: string): void {
  const at = { x: margin, y: footTop - 4 };
  writeText(pdf, product, at, { face: 'title', size: 15, color: accent, width });
  const [address] = linesOf(url.replace(/^https?:\/\//, ''), { ...styles.detail, size: 10 }, 360);
  if (address !== undefined)
    writeText(
      pdf,
      address.text,
      { x: margin, y: footTop },
      { face: 'text', size: 10, color: soft, width, align: 'right' },
    );
}

function partsOf(entry: WeekEntry, strong: string) {
  const day = { face: 'strong', size: 12.5, color: strong, most: 2 } as const;
  return {
    left: [
      ...linesOf(entry.day, day, dayWidth),
      ...entry.details.flatMap((detail) => linesOf(detail, styles.detail, dayWidth)),
    ],
    right: [
      ...linesOf(entry.state ?? '', styles.state, textWidth),
      ...linesOf(entry.title, styles.title, textWidth),
      ...linesOf(entry.facts, styles.facts, textWidth),
    ],
  };
}

/** Draws the events that fit above `end` and returns where they end and whether all of them fit. */
function drawEntries(
  pdf: Pdf,
  entries: readonly WeekEntry[],
  { top, end, strong }: { top: number; end: number; strong: string },
): { y: number; isWhole: boolean } {
  let y = top;
  for (const [index, entry] of entries.entries()) {
    const { left, right } = partsOf(entry, strong);
    const height = Math.max(heightOf(pdf, left), heightOf(pdf, right), eventCode) + 2 * around;
    if (y + height > end) return { y, isWhole: false };
    if (index > 0) pdf.rect(margin, y, width, 0.75).fill(rule);
    writeLines(pdf, left, { x: margin, y: y + around, width: dayWidth });
    writeLines(pdf, right, { x: textLeft, y: y + around, width: textWidth });
    drawCode(pdf, entry.url, {
      x: a4.width - margin - eventCode,
      y: y + around,
      size: eventCode,
    });
    y += height;
  }
  return { y, isWhole: true };
}

export type PosterFacts = { poster: WeekPoster; product: string; createdAt: Date };

function draw(pdf: Pdf, { poster, product }: PosterFacts): void {
  const { theme, entries, hasRest } = poster;
  const strong = theme === null ? accent : themeHues[theme].strong;
  const top = drawHead(pdf, poster, strong);
  const restHeight = heightOf(pdf, linesOf(words.rest, styles.rest, width)) + around;
  const drawn = drawEntries(pdf, entries, { top, end: bottom - restHeight, strong });
  const note = entries.length === 0 ? words.empty : words.rest;
  if (entries.length === 0 || hasRest || !drawn.isWhole)
    writeLines(pdf, linesOf(note, styles.rest, width), {
      x: margin,
      y: drawn.y + around,
      width,
    });
  drawFoot(pdf, poster, product);
}

/** One page of A4 as PDF. Equal facts give equal bytes. Runs in a worker thread. */
export const drawWeekPoster = (facts: PosterFacts): Promise<Buffer> =>
  drawPdf(
    {
      title: `${facts.poster.title} · ${facts.poster.week}`,
      author: facts.product,
      createdAt: facts.createdAt,
      margin: 0,
      faces,
    },
    (pdf) => draw(pdf, facts),
  );
