import type { Face } from '@parages/pictures/face-files';
import { toLines } from '@parages/pictures/lettering';
import { drawCode } from '../../../platform/pdf/draw-code.ts';
import { a4, drawPdf, type Pdf } from '../../../platform/pdf/pdf-document.ts';
import {
  heightOf,
  type LineStyle,
  linesOf,
  writeLines,
} from '../../../platform/pdf/write-lines.ts';
import { writeText } from '../../../platform/pdf/write-text.ts';
import { posterFr as words } from '../poster/poster.fr.ts';
import type { Programme, ProgrammeEntry } from './programme.domain.ts';

const ink = '#1c1815';
const soft = '#4a423b';
const red = '#b3261e';
const accent = '#c8321c';
const line = '#d9cfc3';

const margin = 48;
const width = a4.width - 2 * margin;
const codeSize = 112;
const band = 10;
// Of the dates; between them and the titles.
const dayWidth = 140;
const gutter = 20;
const textWidth = width - dayWidth - gutter;
const textLeft = margin + dayWidth + gutter;
const around = 11;
const footTop = a4.height - margin - 14;
const bottom = footTop - 18;
const faces: Face[] = ['title', 'strong', 'text'];

const styles = {
  day: { face: 'strong', size: 12.5, color: accent, most: 2 },
  detail: { face: 'text', size: 11, color: soft, most: 1 },
  state: { face: 'strong', size: 12, color: red, most: 1 },
  title: { face: 'strong', size: 14.5, color: ink, most: 2 },
  facts: { face: 'text', size: 11, color: soft, most: 2 },
} as const satisfies Record<string, LineStyle>;

/** Draws the head of the first page and returns the `y` below it. */
function drawHead(pdf: Pdf, { name, locality, url }: Programme): number {
  pdf.rect(0, 0, a4.width, band).fill(accent);
  const top = margin;
  drawCode(pdf, url, { x: a4.width - margin - codeSize, y: top - 8, size: codeSize });
  const room = width - codeSize - gutter;
  const written = [
    ...linesOf(words.programme, { face: 'strong', size: 15, color: accent, most: 1 }, room),
    ...linesOf(name, { face: 'title', size: 32, color: ink, most: 3 }, room),
    ...linesOf(locality, { face: 'text', size: 13, color: soft, most: 1 }, room),
    ...linesOf(words.scan, { face: 'text', size: 11, color: soft, most: 1 }, room),
  ];
  writeLines(pdf, written, { x: margin, y: top, width: room });
  return Math.max(top + heightOf(pdf, written), top - 8 + codeSize) + 20;
}

function drawFoot(pdf: Pdf, { url }: Programme, product: string, page: number): void {
  const [address = ''] = toLines('text', url.replace(/^https?:\/\//, ''), {
    size: 10,
    width: width - 160,
    most: 1,
  }).lines;
  const text = { size: 10, color: soft, width: width - 120 } as const;
  writeText(
    pdf,
    product,
    { x: margin, y: footTop - 3 },
    { ...text, face: 'title', color: accent, size: 14 },
  );
  writeText(pdf, address, { x: margin + 90, y: footTop }, { ...text, face: 'text' });
  writeText(
    pdf,
    `${page}`,
    { x: margin, y: footTop },
    { ...text, width, face: 'strong', align: 'right' },
  );
}

const partsOf = ({ day, details, title, state, facts }: ProgrammeEntry) => ({
  left: [
    ...linesOf(day, styles.day, dayWidth),
    ...details.flatMap((detail) => linesOf(detail, styles.detail, dayWidth)),
  ],
  right: [
    ...linesOf(state ?? '', styles.state, textWidth),
    ...linesOf(title, styles.title, textWidth),
    ...linesOf(facts, styles.facts, textWidth),
  ],
});

export type ProgrammeFacts = { programme: Programme; product: string; createdAt: Date };

function draw(pdf: Pdf, { programme, product }: ProgrammeFacts): void {
  let page = 1;
  let y = drawHead(pdf, programme);
  const turn = (needed: number): void => {
    if (y + needed <= bottom) return;
    drawFoot(pdf, programme, product, page);
    pdf.addPage();
    page += 1;
    pdf.rect(0, 0, a4.width, band).fill(accent);
    y = margin;
  };
  for (const entry of programme.entries) {
    const { left, right } = partsOf(entry);
    const height = Math.max(heightOf(pdf, left), heightOf(pdf, right)) + 2 * around;
    turn(height);
    pdf.rect(margin, y, width, 0.75).fill(line);
    writeLines(pdf, left, { x: margin, y: y + around, width: dayWidth });
    writeLines(pdf, right, { x: textLeft, y: y + around, width: textWidth });
    y += height;
  }
  if (programme.rest !== null) {
    const rest = linesOf(programme.rest, styles.title, width);
    turn(heightOf(pdf, rest) + 2 * around);
    pdf.rect(margin, y, width, 0.75).fill(line);
    writeLines(pdf, rest, { x: margin, y: y + around, width });
  }
  drawFoot(pdf, programme, product, page);
}

/** Pages of A4 as PDF. Equal facts give equal bytes. Runs in a worker thread. */
export const drawProgramme = (facts: ProgrammeFacts): Promise<Buffer> =>
  drawPdf(
    {
      title: `${words.programme} · ${facts.programme.name}`,
      author: facts.product,
      createdAt: facts.createdAt,
      margin: 0,
      faces,
    },
    (pdf) => draw(pdf, facts),
  );
