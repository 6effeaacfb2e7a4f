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

it('a rule that no day meets is stopped at the deadline in every spelling, and the next calendar is read', async () => {
  const read = sourceReader({ deadlineMs: 6000 });
  for (const spelling of ['lower-case', 'folded', 'utf-16']) {
    const content = await contentOf(`endless.ics?spelling=${spelling}`);
    expect([spelling, await read(content)]).toEqual([spelling, { fault: 'content_unreadable' }]);
  }
  expect(await read(await contentOf('agenda.ics'))).toMatchObject({ format: 'ics', read: 4 });
}, 60_000);
