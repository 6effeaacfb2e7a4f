import type { Face } from '@parages/pictures/face-files';
import { a4, drawPdf, type Pdf } from '../../../platform/pdf/pdf-document.ts';
import { writeText } from '../../../platform/pdf/write-text.ts';
import { buyerLines, invoiceWords, sellerLines } from './invoice.fr.ts';
import type { InvoiceDocument } from './invoices.domain.ts';

const ink = '#1c1815';
const grey = '#6a6057';
const rule = '#d9cfc0';
const red = '#b3261e';
const page = { margin: 56, width: a4.width };
const contentWidth = page.width - 2 * page.margin;
const half = contentWidth / 2 - 12;
// Left edges of the columns: name, quantity, unit price, VAT, total.
const columns = [0, 222, 300, 388, 420].map((x) => page.margin + x);
const columnWidths = [210, 78, 88, 32, contentWidth - 420];
const fileFaces: Face[] = ['text', 'strong'];

type TextOptions = {
  face?: 'text' | 'strong';
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
};
function write(pdf: Pdf, text: string, x: number, y: number, options: TextOptions = {}): number {
  const { face = 'text', size = 10, color = ink, width = contentWidth, align = 'left' } = options;
  return writeText(pdf, text, { x, y }, { face, size, color, width, align });
}

function writeParty(
  pdf: Pdf,
  x: number,
  y: number,
  { label, name, lines }: { label: string; name: string; lines: string[] },
): number {
  let at = write(pdf, label, x, y, { size: 9, color: grey, width: half });
  at = write(pdf, name, x, at + 2, { face: 'strong', size: 11, width: half });
  for (const line of lines) at = write(pdf, line, x, at, { width: half });
  return at;
}

function line(pdf: Pdf, y: number): void {
  pdf
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.75)
    .strokeColor(rule)
    .stroke();
}

function writeRow(pdf: Pdf, y: number, cells: readonly string[], options: TextOptions): number {
  const bottoms = cells.map((cell, index) =>
    write(pdf, cell, columns[index] ?? page.margin, y, {
      ...options,
      width: columnWidths[index] ?? half,
      align: index === 0 ? 'left' : 'right',
    }),
  );
  return Math.max(...bottoms);
}

function draw(pdf: Pdf, document: InvoiceDocument): void {
  const words = invoiceWords(document);
  const { margin } = page;
  let y = margin;
  if (words.trial !== null)
    y = write(pdf, words.trial, margin, y, { face: 'strong', color: red }) + 14;
  y = write(pdf, words.title, margin, y, { face: 'strong', size: 22 }) + 18;
  const { seller, buyer } = document;
  const from = writeParty(pdf, margin, y, {
    label: words.from,
    name: seller.name,
    lines: sellerLines(seller),
  });
  const to = writeParty(pdf, margin + half + 24, y, {
    label: words.to,
    name: buyer.name,
    lines: buyerLines(buyer),
  });
  y = Math.max(from, to) + 18;
  for (const fact of words.facts) y = write(pdf, fact, margin, y);
  y += 18;
  line(pdf, y);
  y = writeRow(pdf, y + 8, words.head, { size: 9, color: grey }) + 6;
  line(pdf, y);
  y = writeRow(pdf, y + 8, words.row, {}) + 8;
  line(pdf, y);
  y += 10;
  for (const [index, [label, value]] of words.totals.entries()) {
    const face = index === words.totals.length - 1 ? 'strong' : 'text';
    write(pdf, label, margin + half, y, { face, width: half - 80, align: 'left' });
    y =
      write(pdf, value, margin + half, y, { face, width: contentWidth - half, align: 'right' }) + 2;
  }
  y += 24;
  for (const note of words.notes) y = write(pdf, note, margin, y, { size: 9, color: grey }) + 3;
}

/** The same document gives the same bytes. A letter that no font file holds becomes a question mark; the stored document keeps it. */
export function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { title } = invoiceWords(document);
  const facts = {
    title,
    author: document.seller.name,
    createdAt: new Date(`${document.issuedOn}T00:00:00Z`),
    margin: page.margin,
    faces: fileFaces,
  };
  return drawPdf(facts, (pdf) => draw(pdf, document));
}
