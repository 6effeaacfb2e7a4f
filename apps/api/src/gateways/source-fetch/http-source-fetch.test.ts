// Specification: §7.15
import { createServer } from 'node:http';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAfterTest } from '../../../test/servers/close-after-test.ts';
import { httpSourceFetch } from './http-source-fetch.ts';
import type { SourceQuestion } from './source-fetch.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
  sandbox = await startSandbox({ environment: {}, clock });
});
afterAll(() => sandbox.close());

/** The sandbox writes more than 10 MB meanwhile. */
const largeMs = 20_000;

type Options = Pick<SourceQuestion, 'feed'> & { totalMs?: number; etag?: string | null };

const ask = (path: string, { totalMs = 4000, etag = null, ...rest }: Options = {}) =>
  httpSourceFetch({ allow: new URL(sandbox.url).host, userAgent: 'Parages', totalMs })({
    address: path.includes(':') ? path : `${sandbox.url}/agendas/${path}`,
    etag,
    lastModified: null,
    ...rest,
  });

describe('httpSourceFetch', () => {
  it('returns the content with its entity tag, and "unchanged" to a request with this tag', async () => {
    const answer = await ask('agenda.ics');
    if (answer.kind !== 'content') throw new Error(answer.kind);
    expect(answer.contentType).toContain('text/calendar');
    expect(Buffer.from(answer.bytes).toString()).toContain('BEGIN:VCALENDAR');
    expect(await ask('agenda.ics', { etag: answer.etag })).toEqual({ kind: 'unchanged' });
  });

  it.each([
    ['slow.ics', { fault: 'answer_slow', retryAfterS: null }],
    ['cut.ics', { fault: 'answer_cut', retryAfterS: null }],
    ['heavy.ics', { fault: 'answer_too_large', retryAfterS: null }],
    ['limited.ics', { fault: 'answer_limited', retryAfterS: 7200 }],
    ['private.ics', { fault: 'answer_refused', retryAfterS: null }],
    ['gone.ics', { fault: 'answer_missing', retryAfterS: null }],
    ['redirect-private', { fault: 'address_unreachable', retryAfterS: null }],
    ['http://169.254.169.254/agenda.ics', { fault: 'address_unreachable', retryAfterS: null }],
    ['http://127.0.0.1:22/agenda.ics', { fault: 'address_unreachable', retryAfterS: null }],
    ['http://[::1]/agenda.ics', { fault: 'address_unreachable', retryAfterS: null }],
    ['file:///etc/passwd', { fault: 'address_unreachable', retryAfterS: null }],
  ])('answers, for %s of the sandbox, a fault', async (path, answer) => {
    const totalMs = path === 'slow.ics' ? 300 : 4000;
    expect(await ask(path, { totalMs })).toEqual({ kind: 'failed', ...answer });
  });

  it.each([
    ['whole', 8000, false, true],
    ['cut for a preview', 8000, true, false],
  ])(
    'puts a large content whose head is accepted into a file, %s',
    async (_, events, isForPreview, isWhole) => {
      const feed = { accepts: (head: Buffer) => head.includes('"results"'), isForPreview };
      const answer = await ask(`large.json?events=${events}`, { feed, totalMs: largeMs });
      if (answer.kind !== 'feed') throw new Error(JSON.stringify(answer));
      const { size } = await answer.file.stat();
      await answer.file.close();
      expect(answer.isWhole).toBe(isWhole);
      expect(size > followedSourceLimits.maxBytes).toBe(isWhole);
    },
  );

  it.each([
    ['of 500 characters', true, `"${'x'.repeat(498)}"`],
    ['of 501 characters', false, `"${'x'.repeat(499)}"`],
    ['with a character outside ASCII', false, '"é"'],
  ])('keeps an entity tag %s: %s', async (_name, isKept, etag) => {
    const server = createServer((_request, response) => response.setHeader('etag', etag).end('x'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closeAfterTest(() => new Promise((resolve) => server.close(resolve)));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const allow = `127.0.0.1:${address.port}`;
    const answer = await httpSourceFetch({ allow, userAgent: 'Parages' })({
      address: `http://${allow}/`,
      etag: null,
      lastModified: null,
    });
    expect(answer).toMatchObject({ kind: 'content', etag: isKept ? etag : null });
  });

  it('refuses a content of more than 10 MB whose head is not accepted', async () => {
    const feed = { accepts: () => false, isForPreview: false };
    expect(await ask('large.json?events=8000', { feed, totalMs: largeMs })).toMatchObject({
      fault: 'answer_too_large',
    });
  });
});
