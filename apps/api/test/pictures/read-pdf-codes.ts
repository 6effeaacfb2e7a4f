import { inflateSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

type Rectangle = { x: number; y: number; width: number; height: number };
type DrawnCode = { square: Rectangle; modules: Rectangle[] };

const pixelsPerCode = 600;

/** The drawing of the page: the stream that turns the axis of the page downwards. */
function drawingOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/>>\nstream\n([\s\S]*?)\nendstream/g);
  for (const [, packed = ''] of streams) {
    const bytes = Buffer.from(packed, 'latin1');
    // Zlib: the first byte names the method and the size of the window.
    const text = bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
    if (text.startsWith('1 0 0 -1 0 ')) return text.split('\n');
  }
  return [];
}

/** White squares, each with the black rectangles that are filled after it. */
function drawnCodes(lines: readonly string[]): DrawnCode[] {
  const codes: DrawnCode[] = [];
  let path: Rectangle[] = [];
  let color = '';
  for (const line of lines) {
    const operands = line.split(' ');
    const operator = operands.pop();
    if (operator === 're') {
      const [x = 0, y = 0, width = 0, height = 0] = operands.map(Number);
      path.push({ x, y, width, height });
    }
    if (operator === 'scn') color = operands.join(' ');
    if (operator !== 'f') continue;
    const [first] = path;
    if (color === '1 1 1' && first !== undefined && first.width === first.height)
      codes.push({ square: first, modules: [] });
    if (color === '0 0 0') codes.at(-1)?.modules.push(...path);
    path = [];
  }
  return codes;
}

async function decode({ square, modules }: DrawnCode): Promise<string> {
  const { x, y, width: size } = square;
  const rectangles = modules.map(
    (one) => `<rect x="${one.x}" y="${one.y}" width="${one.width}" height="${one.height}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelsPerCode}" height="${pixelsPerCode}" viewBox="${x} ${y} ${size} ${size}" shape-rendering="crispEdges">${rectangles.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** The texts of the QR codes of a page, in the order in which they are drawn. */
export async function readPdfCodes(pdf: Buffer): Promise<string[]> {
  const texts: string[] = [];
  for (const code of drawnCodes(drawingOf(pdf))) texts.push(await decode(code));
  return texts;
}
