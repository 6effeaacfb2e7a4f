import type { FileHandle } from 'node:fs/promises';
import type { Dispatcher } from 'undici';
import { NotFetched, notFetched } from './not-fetched.ts';
import { openTemporary } from './temporary-file.ts';

/** A body of more than `fromBytes` whose head is accepted goes to a file instead of memory. */
export type Spooling = {
  fromBytes: number;
  maxBytes: number;
  accepts: (head: Buffer) => boolean;
  /** Of the request, once a file is written. */
  totalMs: number;
  /** A longer body is cut at `maxBytes` instead of refused. */
  mayCut: boolean;
};

/** The receiver closes `file`. */
export type Spooled = { file: FileHandle; isWhole: boolean };
export type Body = { bytes: Buffer; spooled?: Spooled };

type Bounds = { maxBytes: number; spooling: Spooling | undefined; extend: (ms: number) => void };
type Response = Dispatcher.ResponseData;

const tooLarge = (): NotFetched => new NotFetched('large', 'too large');

async function spool(
  parts: AsyncIterator<Buffer>,
  head: Buffer,
  { maxBytes, mayCut }: Spooling,
): Promise<Spooled> {
  const file = await openTemporary();
  try {
    let bytes = 0;
    for (let part = head; ; ) {
      const room = maxBytes - bytes;
      if (part.length > room && !mayCut) throw tooLarge();
      await file.appendFile(part.subarray(0, room));
      if (part.length > room) {
        await parts.return?.();
        return { file, isWhole: false };
      }
      bytes += part.length;
      const next = await parts.next();
      if (next.done === true) return { file, isWhole: true };
      part = next.value;
    }
  } catch (error) {
    await file.close();
    throw error;
  }
}

// Counts the bytes received, because Content-Length may be absent or wrong.
async function readParts(
  parts: AsyncIterator<Buffer>,
  declared: number,
  { maxBytes, spooling, extend }: Bounds,
): Promise<Body> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let maySpool = spooling !== undefined;
  for (;;) {
    if (!maySpool && Math.max(declared, bytes) > maxBytes) throw tooLarge();
    const next = await parts.next();
    if (next.done === true) return { bytes: Buffer.concat(chunks) };
    bytes += next.value.length;
    chunks.push(next.value);
    if (spooling === undefined || !maySpool || bytes <= spooling.fromBytes) continue;
    maySpool = false;
    const head = Buffer.concat(chunks);
    if (!spooling.accepts(head)) continue;
    extend(spooling.totalMs);
    return { bytes: Buffer.alloc(0), spooled: await spool(parts, head, spooling) };
  }
}

/** @throws {NotFetched} */
export async function readBody({ headers, body }: Response, bounds: Bounds): Promise<Body> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new NotFetched('cut', 'encoded');
  const parts: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  try {
    return await readParts(parts, Number(headers['content-length'] ?? 0), bounds);
  } catch (error) {
    await parts.return?.();
    throw notFetched(error, 'cut');
  }
}
