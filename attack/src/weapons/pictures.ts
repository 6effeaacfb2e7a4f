import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}

/** Compresses in pieces, so that the memory of the attack never holds the whole picture. */
async function deflateZeros(length: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const compressed: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => compressed.push(piece));
  const piece = Buffer.alloc(1 << 20);
  for (let left = length; left > 0; left -= piece.length)
    if (!deflate.write(left < piece.length ? piece.subarray(0, left) : piece))
      await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(compressed);
}

// Adam7 (PNG specification, 8.2): the offset and the stride of each of its seven passes.
const passes = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];
const whole = [{ x: 0, y: 0, dx: 1, dy: 1 }];

export type PngSketch = {
  width: number;
  height: number;
  depth: 8 | 16;
  isInterlaced: boolean;
  extra?: Buffer[];
};

export async function blackPng({
  width,
  height,
  depth,
  isInterlaced,
  extra = [],
}: PngSketch): Promise<Buffer> {
  const pixelBytes = (4 * depth) / 8;
  const bytes = (isInterlaced ? passes : whole).reduce((sum, { x, y, dx, dy }) => {
    const [columns, rows] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    return sum + rows * (1 + columns * pixelBytes);
  }, 0);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', await deflateZeros(bytes)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export async function emptyHugePng(): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(0x7fffffff, 0);
  head.writeUInt32BE(0x7fffffff, 4);
  head.set([16, 6, 0, 0, 1], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', await deflateZeros(1_000)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const profileBomb = async (): Promise<Buffer> =>
  chunk(
    'iCCP',
    Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), await deflateZeros(200_000_000)]),
  );

export async function commentBombs(): Promise<Buffer[]> {
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    await deflateZeros(200_000_000),
  ]);
  return Array.from({ length: 10 }, () => chunk('zTXt', text));
}
