import { createHash } from 'node:crypto';
import { compress, type Encoding } from '../../../platform/edge/content-encoding.ts';

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
