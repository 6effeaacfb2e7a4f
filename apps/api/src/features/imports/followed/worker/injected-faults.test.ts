// Specification: §6.10
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from '../../../../../test/servers/start-api.ts';
import { sourceBench } from '../../../../../test/source-bench.ts';
import { httpSourceFetch } from '../../../../gateways/source-fetch/http-source-fetch.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
  sandbox = await startSandbox({ environment: {}, clock });
});
afterAll(() => sandbox.close());

const dayLater = 24 * 60;
const events = 4;

/** Follows agenda.ics of the sandbox; `pull` reads another address of it instead. */
async function bench() {
  const all = sourceBench(await startApi());
  const allow = new URL(sandbox.url).host;
  const answerFrom = (path: string): void => {
    const ask = httpSourceFetch({ allow, userAgent: 'Parages', totalMs: 500 });
    all.answerWith((question) => ask({ ...question, address: `${sandbox.url}/agendas/${path}` }));
  };
  answerFrom('agenda.ics');
  const followed = await all.follow();
  const pull = async (path: string) => {
    answerFrom(path);
    all.later(dayLater);
    await all.work();
    return all.read(followed.editor, followed.id);
  };
  const ledger = async (): Promise<unknown> => ({
    pois: await all.db.poi.findMany({ orderBy: { id: 'asc' } }),
    versions: await all.db.poiVersion.findMany({ orderBy: { id: 'asc' } }),
    periods: await all.db.period.findMany({ orderBy: { id: 'asc' } }),
    history: await all.db.poiHistory.count(),
    records: await all.db.followedRecord.findMany({ orderBy: { extId: 'asc' } }),
  });
  return { ...all, ...followed, pull, ledger };
}

it.each([
  ['slow.ics', 'answer_slow'],
  ['cut.ics', 'answer_cut'],
  ['heavy.ics', 'answer_too_large'],
  ['limited.ics', 'answer_limited'],
  ['private.ics', 'answer_refused'],
  ['gone.ics', 'answer_missing'],
  ['changed.ics', 'format_unknown'],
  ['empty.ics', 'events_none'],
  ['redirect-private', 'address_unreachable'],
])(
  'the answer %s gives %s and changes no event, and the next good answer changes nothing either',
  async (path, fault) => {
    const { pull, ledger } = await bench();
    const before = await ledger();
    expect(await pull(path)).toMatchObject({ fault, failures: 1 });
    expect(await ledger()).toEqual(before);
    expect(await pull('agenda.ics')).toMatchObject({ fault: null, failures: 0 });
    expect(await ledger()).toEqual(before);
  },
);

it.each([
  ['of the same address, 304', 'agenda.ics', { created: events }],
  ['after a redirection, 304', 'moved.ics', { created: events }],
  ['in another charset than declared', 'latin1.ics', { unchanged: events, created: 0, updated: 0 }],
])('the same content %s changes nothing', async (_, path, outcome) => {
  const { pull, ledger } = await bench();
  const before = await ledger();
  expect(await pull(path)).toMatchObject({ fault: null, outcome });
  expect(await ledger()).toEqual(before);
});
