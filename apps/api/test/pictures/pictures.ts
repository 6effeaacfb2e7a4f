import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type PictureDraft = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' };

export function drawTestPicture({
  width = 900,
  height = 600,
  format = 'jpeg',
}: PictureDraft = {}): Promise<Buffer> {
  const right = {
    input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#2040c0' } },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .composite([{ ...right, left: Math.ceil(width / 2), top: 0 }])
    [format]()
    .toBuffer();
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** One bit per pixel. With fewer `rows` than `height` the picture is incomplete. */
export function flatPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Interlaced, 16 bits per channel, with transparency: 40 million pixels take a few hundred
 * kilobytes and decode to 320 MB.
 */
export function interlacedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const rows = passes.map(
    ([x, y, dx, dy]) => Math.ceil((height - y) / dy) * (1 + 8 * Math.ceil((width - x) / dx)),
  );
  const data = deflateSync(Buffer.alloc(rows.reduce((sum, bytes) => sum + bytes, 0)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
