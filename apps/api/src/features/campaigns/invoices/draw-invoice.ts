import { type Face, readFace, scripts } from '@parages/pictures/face-files';
import PDFDocument from 'pdfkit';
import { buyerLines, invoiceWords, sellerLines } from './invoice.fr.ts';
import type { InvoiceDocument } from './invoices.domain.ts';

const ink = '#1c1815';
const grey = '#6a6057';
const rule = '#d9cfc0';
const red = '#b3261e';
const page = { margin: 56, width: 595.28, bottom: 785 };
const contentWidth = page.width - 2 * page.margin;
const half = contentWidth / 2 - 12;
// Left edges of the columns: name, quantity, unit price, VAT, total.
const columns = [0, 222, 300, 388, 420].map((x) => page.margin + x);
const columnWidths = [210, 78, 88, 32, contentWidth - 420];
const fileFaces: Face[] = ['text', 'strong'];

const files = new Map<string, Buffer>();
function faceFile(name: string, read: () => Buffer): Buffer {
  const known = files.get(name) ?? read();
  files.set(name, known);
  return known;
}

type TextOptions = {
  face?: 'text' | 'strong';
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
};
type Pdf = InstanceType<typeof PDFDocument>;

const isExtended = (letter: string): boolean =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/u.test(letter);
const isKnown = (letter: string): boolean =>
  isExtended(letter) ||
  /[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u.test(
    letter,
  );

/**
 * A character that no font file holds becomes a question mark in the PDF; the stored document keeps
 * it.
 */
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

function write(pdf: Pdf, text: string, x: number, y: number, options: TextOptions = {}): number {
  const { face = 'text', size = 10, color = ink, width = contentWidth, align = 'left' } = options;
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

/** The same document gives the same bytes. */
export async function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const issued = new Date(`${document.issuedOn}T00:00:00Z`);
  const { title } = invoiceWords(document);
  const info = {
    Title: title,
    Author: document.seller.name,
    CreationDate: issued,
    ModDate: issued,
  };
  const pdf = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    lang: 'fr-FR',
    displayTitle: true,
    info,
    font: '',
  });
  for (const face of fileFaces)
    for (const script of scripts)
      pdf.registerFont(
        `${face}-${script}`,
        faceFile(`${face}-${script}`, () => readFace(face, script)),
      );
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf, document);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
