// Specification: §6.10
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedRecord } from '../../../../../test/feed-file.ts';
import { startApi } from '../../../../../test/servers/start-api.ts';
import { sourceBench } from '../../../../../test/source-bench.ts';
import { httpSourceFetch } from '../../../../gateways/source-fetch/http-source-fetch.ts';
import type { SourceQuestion } from '../../../../gateways/source-fetch/source-fetch.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
  sandbox = await startSandbox({ environment: {}, clock });
});
afterAll(() => sandbox.close());

const dayLater = 24 * 60;

/** `follow` attaches an address of the sandbox; the worker reads it there. */
async function bench({ key }: { key?: string | undefined } = {}) {
  const url = `${sandbox.url}/agendas/openagenda`;
  const all = sourceBench(await startApi(), { openagenda: { url, key } });
  const allow = new URL(sandbox.url).host;
  const ask = httpSourceFetch({ allow, userAgent: 'Parages', totalMs: 10_000 });
  const hurried = httpSourceFetch({ allow, userAgent: 'Parages', totalMs: 700 });
  // The second page of this agenda waits a minute.
  const isSlow = ({ address }: SourceQuestion) => /\/1007\/.*after/.test(address);
  all.answerWith((question) => (isSlow(question) ? hurried : ask)(question));
  const follow = (path: string) => all.follow(`${sandbox.url}/agendas/${path}`);
  const paths = () => all.asked.map(({ address }) => new URL(address).pathname.split('/').at(-1));
  return { ...all, follow, paths };
}

/** An agenda of two pages, of which the first is as long as a feed; `close` ends its server. */
async function longPages() {
  const padding = 'x'.repeat(followedSourceLimits.feedFromBytes);
  const pages = [
    { total: 2, events: [feedRecord('1', 'Concert au kiosque', { padding })], after: [1] },
    { total: 2, events: [feedRecord('2', 'Bal folk')], after: null },
  ];
  const server = createServer(({ url = '' }, reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(pages[url.includes('after') ? 1 : 0]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => server.close() };
}

describe('a source that answers in pages', () => {
  it.each(['v2/agendas/36/events', 'agendas/36/events.v2.json'])(
    'at /%s is read whole although its first page is as long as a feed',
    async (path) => {
      const all = sourceBench(await startApi());
      const { host, close } = await longPages();
      all.answerWith(httpSourceFetch({ allow: host, userAgent: 'Parages', totalMs: 10_000 }));
      const { source } = await all.follow(`http://${host}/${path}`).finally(close);
      expect(source).toMatchObject({
        preview: { read: 2, isCut: false },
        outcome: { created: 2 },
        missing: [],
      });
    },
  );

  it.each([
    ['the export of its agenda', undefined, 'events.v2.json'],
    ['the API', 'k', 'events'],
  ])('is read whole from the page of an agenda, by %s', async (_, key, feed) => {
    const { follow, paths, db, later, work, read, asked } = await bench({ key });
    const { id, editor, source } = await follow('openagenda/fr/essai');
    expect(source).toMatchObject({
      format: 'openagenda',
      url: `${sandbox.url}/agendas/openagenda/fr/essai`,
      preview: { read: 250, kept: 250, isCut: false },
      outcome: { created: 250, refused: 0 },
    });
    expect(new Set(paths())).toEqual(new Set(['essai', feed]));
    expect(await db.followedRecord.count()).toBe(250);
    later(dayLater);
    await work();
    expect(await read(editor, id)).toMatchObject({ outcome: { created: 0, unchanged: 250 } });
    // The first of several pages says nothing of the others.
    expect(asked.every(({ etag }) => etag === null)).toBe(true);
  });

  it('is read whole from a portal with Explore v2.1, whose records have no identifier', async () => {
    const { follow, paths } = await bench();
    const { source } = await follow('api/explore/v2.1/catalog/datasets/essai/records');
    expect(source).toMatchObject({ preview: { read: 250, isCut: false } });
    expect(source.outcome).toMatchObject({ created: 250 });
    // Three pages for the preview, three for the pull.
    expect(paths()).toHaveLength(6);
  });

  it.each([
    ['presse', 'answer_limited'],
    ['coupe', 'answer_cut'],
    ['change', 'format_unknown'],
    ['lent', 'answer_slow'],
  ])(
    'of the agenda %s, whose second page fails, has the fault %s and no preview',
    async (slug, fault) => {
      const { attach, organiser, work, read } = await bench();
      const { editor, organisationId } = await organiser();
      const url = `${sandbox.url}/agendas/openagenda/fr/${slug}`;
      const { id } = (await attach(editor, organisationId, url)).body;
      await work();
      expect(await read(editor, id)).toMatchObject({ status: 'failed', fault, preview: null });
    },
  );

  it('of an agenda without an end is read up to the bounds of a source, and counts as cut', async () => {
    const { attach, organiser, work, read, asked } = await bench();
    const { editor, organisationId } = await organiser();
    const url = `${sandbox.url}/agendas/openagenda/agendas/1005`;
    const { id } = (await attach(editor, organisationId, url)).body;
    await work();
    expect(await read(editor, id)).toMatchObject({
      preview: { read: 2000, kept: 2000, isCut: true },
    });
    expect(asked).toHaveLength(20);
  });

  it('that changes while it is read has each event once, and none of its events is missing', async () => {
    const { follow, db } = await bench();
    const { source } = await follow('openagenda/agendas/1006');
    expect(source.preview).toMatchObject({ isCut: true });
    expect(source.outcome).toMatchObject({ refused: 0 });
    const missing = { missingSince: { not: null } };
    expect(await db.followedRecord.count({ where: missing })).toBe(0);
  });
});
