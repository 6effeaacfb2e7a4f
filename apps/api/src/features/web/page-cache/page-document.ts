import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Fast enough to compress a page for a single answer; cached pages are compressed once.
const brotliQuality = 5;

export type Encoding = 'br' | 'gzip';
export type PageHeaders = Record<string, string>;

export type PageDocument = {
  kind: 'document';
  status: number;
  /** A weak tag: a hash of the content. */
  entityTag: string;
  headers: PageHeaders;
  html: Buffer;
  /** The compressed bytes; each encoding is computed once. */
  encoded: (encoding: Encoding) => Promise<Buffer>;
  /** Calls `listener` with the size of each compressed copy that is added from now on. */
  onCopy: (listener: (bytes: number) => void) => void;
};

function compress(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(html, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return compressBrotli(html, { params });
}

export function pageDocument(
  page: { html: Buffer; status: number },
  headers: PageHeaders,
): PageDocument {
  const { html, status } = page;
  const copies = new Map<Encoding, Promise<Buffer>>();
  const listeners: ((bytes: number) => void)[] = [];
  async function addCopy(encoding: Encoding): Promise<Buffer> {
    const copy = await compress(html, encoding);
    for (const listener of listeners) listener(copy.length);
    return copy;
  }
  const encoded = (encoding: Encoding): Promise<Buffer> => {
    const copy = copies.get(encoding) ?? addCopy(encoding);
    copies.set(encoding, copy);
    return copy;
  };
  const onCopy = (listener: (bytes: number) => void): void => {
    listeners.push(listener);
  };
  const digest = createHash('sha1').update(html).digest('base64url');
  return { kind: 'document', status, entityTag: `W/"${digest}"`, headers, html, encoded, onCopy };
}

/** Undefined when the browser accepts neither encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const isAccepted = (name: Encoding) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : undefined;
}
