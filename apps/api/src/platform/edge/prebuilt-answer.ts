import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Encoding } from './content-encoding.ts';
import { isCurrent, tagOf, varyByEncoding } from './revalidation.ts';

/** An answer that is the same until the service stops; each encoding is compressed once. */
export type PrebuiltAnswer = {
  type: string;
  bytes: Buffer;
  tag: string;
  encoded: (encoding: Encoding) => Promise<Buffer>;
};

export function prebuild(type: string, text: string): PrebuiltAnswer {
  const bytes = Buffer.from(text);
  const copies = new Map<Encoding, Promise<Buffer>>();
  const encoded = (encoding: Encoding): Promise<Buffer> => {
    const kept = copies.get(encoding);
    if (kept) return kept;
    const copy = compress(bytes, encoding);
    copies.set(encoding, copy);
    // The next request compresses again.
    copy.catch(() => copies.delete(encoding));
    return copy;
  };
  return { type, bytes, tag: tagOf(bytes), encoded };
}

/** Sends the answer, or 304 to a client that has it. */
export async function sendPrebuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, tag, encoded }: PrebuiltAnswer,
): Promise<FastifyReply> {
  varyByEncoding(reply);
  if (isCurrent(request, reply, tag)) return reply.send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.type(type).send(bytes);
  return reply
    .type(type)
    .header('content-encoding', encoding)
    .send(await encoded(encoding));
}
