import { pictureWorkLimits } from '@parages/contracts/vocabulary/limits';
import type { Metadata } from 'sharp';

export type PictureShape = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

const bytesOfCoefficient = 2;
const webpBytesOfPixel = 4;
// Components per pixel of a JPEG with subsampled chroma.
const componentsOf: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 };

/**
 * Estimates the bytes that a decoder buffers of the whole picture: the pixels of an interlaced PNG
 * or of a WebP, the coefficients of a progressive JPEG. Zero for a picture decoded row by row.
 */
export function heldBytes({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
  chromaSubsampling,
}: PictureShape): number {
  const pixels = width * height;
  if (format === 'webp') return pixels * webpBytesOfPixel;
  if (isProgressive !== true) return 0;
  if (format === 'jpeg')
    return pixels * (componentsOf[chromaSubsampling ?? ''] ?? channels) * bytesOfCoefficient;
  return pixels * channels * (depth === 'ushort' ? 2 : 1);
}

/**
 * Whether the picture needs so much memory that only one such picture may be prepared at a time.
 * 16-bit pixels double the memory after decoding.
 */
export const isHeavy = (shape: PictureShape): boolean =>
  shape.depth === 'ushort' || heldBytes(shape) > pictureWorkLimits.heavyBytes;

const marker = 0xff;
const startOfScan = 0xda;
const endOfImage = 0xd9;
const isWithinScan = (code: number): boolean =>
  code === 0 || code === marker || (code >= 0xd0 && code <= 0xd7);

function endOfScan(jpeg: Buffer, start: number): number {
  let at = jpeg.indexOf(marker, start);
  while (at >= 0 && isWithinScan(jpeg[at + 1] ?? 0)) at = jpeg.indexOf(marker, at + 1);
  return at < 0 ? jpeg.length : at;
}

/**
 * Number of scans of a JPEG, up to one more than the limit. Decoding costs a pass over the whole
 * picture for each.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while (
    at + 4 <= jpeg.length &&
    jpeg[at] === marker &&
    jpeg[at + 1] !== endOfImage &&
    scans <= pictureWorkLimits.maxScans
  ) {
    const isScan = jpeg[at + 1] === startOfScan;
    // Markers may be preceded by any number of fill bytes.
    at += jpeg[at + 1] === marker ? 1 : 2 + Math.max(2, jpeg.readUInt16BE(at + 2));
    if (!isScan) continue;
    scans += 1;
    at = endOfScan(jpeg, at);
  }
  return scans;
}
