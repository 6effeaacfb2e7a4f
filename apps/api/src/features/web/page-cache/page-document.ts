import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Fast enough for a page that is sent once; a page that is kept pays it once.
const brotliQuality = 5;

export type Encoding = 'br' | 'gzip';
export type PageHeaders = Record<string, string>;

/** A page as bytes, ready to be sent to several visitors. */
export type PageDocument = {
  kind: 'document';
  status: number;
  /** Changes when the page does. */
  entityTag: string;
  headers: PageHeaders;
  html: Buffer;
  /** Compressed once, whoever asks. */
  encoded: (encoding: Encoding) => Promise<Buffer>;
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
  const encoded = (encoding: Encoding): Promise<Buffer> => {
    const copy = copies.get(encoding) ?? compress(html, encoding);
    copies.set(encoding, copy);
    return copy;
  };
  const digest = createHash('sha1').update(html).digest('base64url');
  return { kind: 'document', status, entityTag: `W/"${digest}"`, headers, html, encoded };
}

/** The best encoding a browser says it reads; undefined when it reads none. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const isWelcome = (name: Encoding) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  return isWelcome('br') ? 'br' : isWelcome('gzip') ? 'gzip' : undefined;
}

/** Whether a browser already has this page (`If-None-Match`). */
export const isKnown = (document: PageDocument, noneMatch: string | undefined): boolean =>
  (noneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim() === document.entityTag || tag.trim() === '*');
