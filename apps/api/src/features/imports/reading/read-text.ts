import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const gzipMagic = [0x1f, 0x8b];
const chunkBytes = 262_144;

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === gzipMagic[0] && buffer[1] === gzipMagic[1];
  } finally {
    await file.close();
  }
}

export async function* readText(path: string): AsyncGenerator<string> {
  const isPacked = await isGzip(path);
  const bytes = createReadStream(path, { highWaterMark: chunkBytes });
  let unpacked: Readable = bytes;
  if (isPacked) {
    const gunzip = createGunzip({ chunkSize: chunkBytes });
    bytes.on('error', (error) => gunzip.destroy(error));
    unpacked = bytes.pipe(gunzip);
  }
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of unpacked) {
      const text = decoder.decode(chunk, { stream: true });
      if (text !== '') yield text;
    }
  } finally {
    bytes.destroy(); // when the reader stops early, the loop destroys only `unpacked`
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
