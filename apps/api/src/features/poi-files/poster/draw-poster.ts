import { themeHues } from '@parages/contracts/vocabulary/themes/theme-hues';
import type { Face } from '@parages/pictures/face-files';
import { toLines, widthOf } from '@parages/pictures/lettering';
import { drawCode } from '../../../platform/pdf/draw-code.ts';
import { a4, drawPdf, type Pdf } from '../../../platform/pdf/pdf-document.ts';
import { writeText } from '../../../platform/pdf/write-text.ts';
import type { Poster } from './poster.domain.ts';
import { posterFr as words } from './poster.fr.ts';

const ink = '#1c1815';
const soft = '#4a423b';
const red = '#b3261e';
const accent = '#c8321c';
const neutral = { strong: accent, main: accent };

const margin = 48;
// Of the picture; of the stripe below it; above and below the texts; between two lines of them.
const tallest = 400;
const band = 10;
const around = 24;
const lineGap = 2;
const codeSize = 118;
const width = a4.width - 2 * margin;
const footTop = a4.height - margin - codeSize;
const faces: Face[] = ['title', 'strong', 'text'];
// The title takes the largest size at which it fits, or the smallest one, cut.
const titleSizes = [
  { size: 54, most: 2 },
  { size: 42, most: 3 },
  { size: 34, most: 4 },
] as const;

function fitTitle(title: string): { lines: string[]; size: number } {
  const tries = titleSizes.map(({ size, most }) => ({
    size,
    ...toLines('title', title, { size, width, most }),
  }));
  return tries.find(({ isWhole }) => isWhole) ?? tries.at(-1) ?? { lines: [], size: 0 };
}

type Line = { text: string; face: Face; size: number; color: string };
/** Lines from top to bottom; a number is a gap in points. */
type Block = readonly (Line | number)[];

const heightOf = (pdf: Pdf, { face, size }: Line): number =>
  pdf.font(`${face}-latin`).fontSize(size).currentLineHeight(true) + lineGap;

/** Writes each text on one line, cut to the width of the page. */
function writeBlock(pdf: Pdf, block: Block, top: number): void {
  let y = top;
  for (const line of block) {
    if (typeof line === 'number') {
      y += line;
      continue;
    }
    const { text, face, size, color } = line;
    const [first = ''] = toLines(face, text, { size, width, most: 1 }).lines;
    // The fonts of the PDF are a little wider than measured: a line must not wrap.
    writeText(pdf, first, { x: margin, y }, { face, size, color, width: width + size });
    y += heightOf(pdf, line);
  }
}

function drawPicture(
  pdf: Pdf,
  jpeg: Uint8Array,
  { height, fill }: { height: number; fill: string },
) {
  pdf.save().rect(0, 0, a4.width, height).clip();
  const { buffer, byteOffset, byteLength } = jpeg;
  // PDFKit reads a `Buffer` as a picture and a `Uint8Array` as the name of its file.
  const file = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  pdf.image(file, 0, 0, { cover: [a4.width, height], align: 'center', valign: 'center' });
  pdf.restore();
  pdf.rect(0, height, a4.width, band).fill(fill);
}

function drawLabel(pdf: Pdf, label: string, { bottom, fill }: { bottom: number; fill: string }) {
  const size = 14;
  const y = bottom - 14;
  pdf.roundedRect(margin, y, widthOf('strong', label, size) + 28, 30, 15).fill(fill);
  const at = { x: margin + 14, y: y + 7 };
  writeText(pdf, label, at, { face: 'strong', size, color: '#ffffff', width });
}

function drawFoot(pdf: Pdf, { url, host }: Poster, product: string): void {
  const x = a4.width - margin - codeSize;
  drawCode(pdf, url, { x, y: footTop, size: codeSize });
  const room = width - codeSize - 24;
  const line = { x: margin, width: room };
  const [by] = host === null ? [] : toLines('text', host, { size: 13, width: room, most: 1 }).lines;
  if (by !== undefined)
    writeText(
      pdf,
      by,
      { x: margin, y: footTop + 8 },
      { ...line, face: 'text', size: 13, color: soft },
    );
  writeText(
    pdf,
    words.more,
    { x: margin, y: footTop + 44 },
    { ...line, face: 'strong', size: 15, color: ink },
  );
  const address = url.replace(/^https?:\/\//, '');
  const [short = ''] = toLines('text', address, { size: 11, width: room, most: 1 }).lines;
  writeText(
    pdf,
    short,
    { x: margin, y: footTop + 64 },
    { ...line, face: 'text', size: 11, color: soft },
  );
  writeText(
    pdf,
    product,
    { x: margin, y: footTop + 86 },
    { ...line, face: 'title', size: 22, color: accent },
  );
}

function blockOf({ title, state, when, where, price }: Poster, strong: string): Block {
  const { lines, size } = fitTitle(title);
  const all = (texts: readonly string[], line: (index: number) => Omit<Line, 'text'>): Line[] =>
    texts.map((text, index) => ({ text, ...line(index) }));
  return [
    ...all(state === null ? [] : [state], () => ({ face: 'strong', size: 26, color: red })),
    ...all(lines, () => ({ face: 'title', size, color: ink })),
    10,
    ...all(when, (index) => ({ face: 'strong', size: index === 0 ? 22 : 17, color: strong })),
    10,
    ...all(where, (index) => ({ face: index === 0 ? 'strong' : 'text', size: 17, color: ink })),
    8,
    ...all(price === null ? [] : [price], () => ({ face: 'strong', size: 17, color: ink })),
  ];
}

export type PosterFacts = { poster: Poster; jpeg: Uint8Array; product: string; createdAt: Date };

/** The picture takes the height that the texts leave. */
function draw(pdf: Pdf, { poster, jpeg, product }: PosterFacts): void {
  const { strong, main } = poster.theme === null ? neutral : themeHues[poster.theme];
  const block = blockOf(poster, strong);
  const total = block.reduce<number>(
    (sum, line) => sum + (typeof line === 'number' ? line : heightOf(pdf, line)),
    0,
  );
  const height = Math.min(tallest, footTop - total - band - 2 * around);
  drawPicture(pdf, jpeg, { height, fill: main });
  if (poster.label !== null) drawLabel(pdf, poster.label, { bottom: height, fill: strong });
  writeBlock(pdf, block, height + band + around);
  drawFoot(pdf, poster, product);
}

/**
 * A page of A4 as PDF. `jpeg`: the picture across its top. Equal facts give equal bytes. Runs in a
 * worker thread.
 */
export const drawPoster = (facts: PosterFacts): Promise<Buffer> =>
  drawPdf(
    {
      title: facts.poster.title,
      author: facts.product,
      createdAt: facts.createdAt,
      margin: 0,
      faces,
    },
    (pdf) => draw(pdf, facts),
  );
