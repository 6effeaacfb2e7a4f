import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Fast enough to compress an answer that is sent once.
const brotliQuality = 5;

export type Encoding = 'br' | 'gzip';

/** Runs in the thread pool of libuv, off the event loop. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}

/** Undefined when the client accepts neither encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const isAccepted = (name: Encoding) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : undefined;
}
