import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { NotFetchedReason } from './not-fetched.ts';
import { readBody, type Spooling } from './read-body.ts';

type Headers = Record<string, string>;

const part = Buffer.alloc(600, 'x');
const answer = (parts: Buffer[], headers: Headers = {}) =>
  ({ headers, body: Readable.from(parts) }) as unknown as Parameters<typeof readBody>[0];

const spooling: Spooling = {
  fromBytes: 500,
  maxBytes: 1000,
  accepts: () => true,
  totalMs: 1000,
  mayCut: false,
};
const boundsWith = (given: Spooling | undefined) => ({
  maxBytes: 1000,
  spooling: given,
  extend: () => undefined,
});
const refusal = (reason: NotFetchedReason) => expect.objectContaining({ reason });

describe('readBody', () => {
  it('refuses a body that is larger than its bound, whether or not its header says so', async () => {
    const bounds = boundsWith(undefined);
    expect((await readBody(answer([part]), bounds)).bytes.length).toBe(600);
    await expect(readBody(answer([part, part]), bounds)).rejects.toEqual(refusal('large'));
    const declared = answer([part], { 'content-length': '1001' });
    await expect(readBody(declared, bounds)).rejects.toEqual(refusal('large'));
  });

  it('refuses a compressed body, whose size is not known before it is read', async () => {
    for (const encoding of ['gzip', 'br'])
      await expect(
        readBody(answer([part], { 'content-encoding': encoding }), boundsWith(undefined)),
      ).rejects.toEqual(refusal('cut'));
  });

  it('refuses a feed that is larger than the bound of its file', async () => {
    await expect(readBody(answer([part, part]), boundsWith(spooling))).rejects.toEqual(
      refusal('large'),
    );
  });
});
