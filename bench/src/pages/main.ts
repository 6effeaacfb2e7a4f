import { createRequire } from 'node:module';
import os from 'node:os';
import { z } from 'zod';
import { weighPages } from '../../../infra/check/page-bytes/page-bytes.ts';
import { publicSite } from '../../../infra/check/page-bytes/page-site.ts';
import { root } from '../../../infra/process/paths.ts';
import { exitWith } from '../exit-with.ts';
import { connect } from '../search/data/bench-database.ts';
import { progress } from '../search/progress.ts';
import { describeMachine } from '../search/report.ts';
import { serveApi } from '../search/timing/serve-api.ts';
import { measureNoise } from '../search/timing/statistics.ts';
import { type Arguments, type PageName, readArguments } from './arguments.ts';
import { auditPages, type PageAudit } from './audit.ts';
import { type Browsers, openBrowsers } from './browsers.ts';
import { missesOf, noisyFrom, type PagesReport, writePagesReport } from './pages-report.ts';
import { timeRendering } from './rendering.ts';
import { type Visit, visit } from './visit.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const city = '/ville/tours';
// Not one of the five towns in the code: its page looks the commune up in the database.
const commune = '/ville/amboise';
const category = `${city}/category/concerts`;
const allParts = 3;

const databaseUrl = (): string => {
  const url = process.env.BENCH_PAGES_DATABASE_URL;
  if (url) return url;
  throw new Error(
    'Which database? Run `npm run bench:pages`, or set BENCH_PAGES_DATABASE_URL to one that holds events around Tours.',
  );
};

const readJson = async (url: string): Promise<unknown> => (await fetch(url)).json();
const listSchema = z.object({
  items: z.array(z.object({ id: z.string(), slugFr: z.string() })).min(1),
});
const detailSchema = z.object({
  place: z.object({ venueSlug: z.string().nullable() }).nullable(),
});

/** The pages of an event and of its venue. */
async function findEvent(origin: string): Promise<Record<'event' | 'venue', string>> {
  const around = `${origin}/api/v1/pois?lon=0.704&lat=47.3948`;
  const { items } = listSchema.parse(await readJson(around));
  for (const { id, slugFr } of items) {
    const { place } = detailSchema.parse(await readJson(`${origin}/api/v1/pois/${id}`));
    if (place?.venueSlug)
      return { event: `/evenement/${slugFr}`, venue: `/lieu/${place.venueSlug}` };
  }
  throw new Error('no event around Tours has a venue');
}

async function throughBrowser(
  args: Arguments,
  url: string,
  browsers: Browsers,
): Promise<{ audits?: PageAudit[]; visit?: Visit }> {
  // Enables visitor accounts, for features such as the heart buttons. The benchmark starts no
  // session service, since it never signs in.
  const api = await serveApi(url, { ACCOUNTS: 'true' });
  const origin = api.origin.replace('127.0.0.1', 'localhost');
  const twin = await serveWithoutScripts(origin);
  try {
    const paths: Record<PageName, string> = {
      home: '/',
      city,
      commune,
      category,
      search: `${city}/recherche?q=concert`,
      ...(await findEvent(origin)),
    };
    const pages = args.pages.map((page) => ({ page, path: paths[page] }));
    // Requests each page once before the timing, so that the measured visitor is not the first.
    for (const { path } of pages)
      for (const from of [origin, twin.origin])
        await fetch(from + path, { headers: { accept: 'text/html' } }).then((answer) =>
          answer.arrayBuffer(),
        );
    const audits = args.only.includes('audit')
      ? await progress('auditing the pages', () =>
          auditPages({
            browsers,
            origin,
            twinOrigin: twin.origin,
            runs: args.runs,
            slower: args.slower,
            pages,
          }),
        )
      : undefined;
    const visited = args.only.includes('visit')
      ? await progress('visiting', () =>
          visit(
            browsers,
            { origin, plainOrigin: twin.origin, path: city, slower: args.slower },
            args.runs,
          ),
        )
      : undefined;
    return { ...(audits && { audits }), ...(visited && { visit: visited }) };
  } finally {
    await twin.stop();
    await api.stop();
  }
}

async function bench(args: Arguments): Promise<PagesReport> {
  const url = databaseUrl();
  const loadAverage = os.loadavg()[0] ?? 0;
  const before = measureNoise();
  if (before > noisyFrom && !args.isNoiseAccepted)
    throw new Error(
      `An idle loop varies by ${Math.round(before * 100)} %: something else uses this machine. Try later, or --accept-noise.`,
    );
  const sql = await connect(url);
  const machine = await describeMachine(sql).finally(() => sql.end());
  const browsers = openBrowsers(process.env.PLAYWRIGHT_CHROMIUM);
  const lighthouse = z
    .object({ version: z.string() })
    .parse(createRequire(import.meta.url)('lighthouse/package.json')).version;
  const needsBrowser = args.only.includes('audit') || args.only.includes('visit');
  return {
    date: new Date().toISOString(),
    command: `npm run bench:pages -- ${process.argv.slice(2).join(' ')}`.replace(/ -- $/, ''),
    machine,
    lighthouse,
    loadAverage,
    slower: args.slower,
    browser: await browsers.version(),
    bytes: weighPages(publicSite, root),
    ...(needsBrowser && (await throughBrowser(args, url, browsers))),
    ...(args.only.includes('rendering') && {
      rendering: await progress('rendering pages', () =>
        timeRendering(url, city, args.renderingSeconds),
      ),
    }),
    noise: { before, after: measureNoise() },
  };
}

async function run(): Promise<number> {
  const args = readArguments(process.argv.slice(2));
  const report = await bench(args);
  const parts = args.only.length === allParts ? '' : `-${args.only.join('-')}`;
  const suffix = args.slower === 1 ? parts : `${parts}-slower`;
  console.log(await writePagesReport(report, suffix, `median of ${args.runs}`));
  const misses = missesOf(report);
  for (const miss of misses) console.error(miss);
  if (report.noise.after > noisyFrom && !args.isNoiseAccepted) {
    console.error(
      `An idle loop varied by ${Math.round(report.noise.after * 100)} % at the end: this run is refused.`,
    );
    return 1;
  }
  return misses.length === 0 ? 0 : 1;
}

await exitWith(run);
