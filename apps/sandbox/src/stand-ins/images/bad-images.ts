import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export function pngBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Appends zeros, which decoders ignore, up to `bytes` bytes. */
export const padTo = (image: Buffer, bytes: number): Buffer =>
  Buffer.concat([image, Buffer.alloc(Math.max(0, bytes - image.length))]);

const chunkBytes = 64 * 1024;
const mostBytes = 512 * 1024 * 1024;

export function endless(image: Buffer): Readable {
  let sent = 0;
  return Readable.from(
    (function* () {
      yield image;
      const nothing = Buffer.alloc(chunkBytes);
      while (sent < mostBytes) {
        sent += chunkBytes;
        yield nothing;
      }
    })(),
    { objectMode: false },
  );
}

const drips = 20;

export function drip(image: Buffer, ms: number): Readable {
  const size = Math.ceil(image.length / drips);
  return Readable.from(
    (async function* () {
      for (let start = 0; start < image.length; start += size) {
        yield image.subarray(start, start + size);
        await wait(ms / drips);
      }
    })(),
    { objectMode: false },
  );
}
