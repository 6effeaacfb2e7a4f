import { type Face, readFace, scripts } from '@parages/pictures/face-files';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Width and height of a page of A4, in points of 1/72 inch. */
export const a4 = { width: 595.28, height: 841.89 } as const;

type PdfFacts = { title: string; author: string; createdAt: Date; margin: number; faces: Face[] };

const files = new Map<string, Buffer>();
function faceFile(face: Face, script: (typeof scripts)[number]): Buffer {
  const name = `${face}-${script}`;
  const known = files.get(name) ?? readFace(face, script);
  files.set(name, known);
  return known;
}

/**
 * Opens an A4 document in French, calls `draw` and returns the bytes of the PDF. `faces`: the fonts
 * that `writeText` may use. Equal facts and drawings give equal bytes.
 */
export async function drawPdf(
  { title, author, createdAt, margin, faces }: PdfFacts,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    font: '',
  });
  for (const face of faces)
    for (const script of scripts) pdf.registerFont(`${face}-${script}`, faceFile(face, script));
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
