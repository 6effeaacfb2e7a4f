import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpSourceFetch } from '../../../../gateways/source-fetch/http-source-fetch.ts';
import { readSource } from './read-source.ts';
import { sourceReader } from './source-reading.service.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
  sandbox = await startSandbox({ environment: {}, clock });
});
afterAll(() => sandbox.close());

async function contentOf(path: string) {
  const ask = httpSourceFetch({ allow: new URL(sandbox.url).host, userAgent: 'Parages' });
  const address = `${sandbox.url}/agendas/${path}`;
  const answer = await ask({ address, etag: null, lastModified: null });
  if (answer.kind !== 'content') throw new Error(JSON.stringify(answer));
  const { bytes, contentType } = answer;
  return { bytes, contentType, address, source: 'import:x', today: '2026-06-10' };
}

it.each([
  ['agenda.ics', { format: 'ics', read: 4, name: 'Comité des fêtes de l’Essai' }],
  ['moved.ics', { format: 'ics', read: 4 }],
  ['latin1.ics', { format: 'ics', read: 4, name: 'Comité des fêtes de l’Essai' }],
  ['programme.html', { format: 'json-ld', read: 2 }],
  ['changed.ics', { fault: 'format_unknown' }],
  ['empty.ics', { fault: 'events_none' }],
  ['bomb.ics', { format: 'ics', read: 2000 }],
])('%s of the sandbox is fetched and read', async (path, reading) => {
  expect(readSource(await contentOf(path))).toMatchObject(reading);
});

it('an event with a rule that no day meets is refused alone, in every spelling', async () => {
  const read = sourceReader({ deadlineMs: 30_000 });
  for (const spelling of ['lower-case', 'folded', 'utf-16']) {
    const content = await contentOf(`endless.ics?spelling=${spelling}`);
    expect([spelling, await read(content)]).toMatchObject([
      spelling,
      { format: 'ics', read: 1, drafts: [], leftOut: { repetition_invalid: 1 } },
    ]);
  }
}, 60_000);

it('a content that is not read within the deadline is unreadable, and the next one is read', async () => {
  const content = await contentOf('bomb.ics');
  expect(await sourceReader({ deadlineMs: 1 })(content)).toEqual({ fault: 'content_unreadable' });
  const read = sourceReader({ deadlineMs: 30_000 });
  expect(await read(await contentOf('agenda.ics'))).toMatchObject({ format: 'ics', read: 4 });
}, 60_000);
