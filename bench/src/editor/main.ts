import { chromium, request } from '@playwright/test';
import { z } from 'zod';
import { exitWith } from '../exit-with.ts';
import { type Spread, spreadOf } from '../pages/median.ts';
import { measureNoise } from '../search/timing/statistics.ts';
import { timeCold, timeFromList } from './time-editor.ts';

const goals = { coldMs: 4000, fromListMs: 1000 };

const settingsSchema = z.object({
  BENCH_EDITOR_URL: z.url(),
  PLAYWRIGHT_CHROMIUM: z.string().optional(),
  BENCH_EDITOR_RUNS: z.coerce.number().int().min(1).max(50).default(5),
});

// An account of the demonstration data.
const organiser = 'organizer@parages.example';
const password = 'une visite de demonstration';

async function prepare(site: string) {
  const proHost = new URL(site.replace('//', '//pro.')).host;
  const apiRequest = await request.newContext({ extraHTTPHeaders: { rid: 'anti-csrf' } });
  const formFields = Object.entries({ email: organiser, password }).map(([id, value]) => ({
    id,
    value,
  }));
  const signedIn = await apiRequest.post(`${site}/auth-api/signin`, {
    data: { formFields },
    headers: { host: proHost },
  });
  const { cookies } = await apiRequest.storageState();
  const readable = {
    sFrontToken: signedIn.headers()['front-token'] ?? '',
    'st-last-access-token-update': String(Date.now()),
  };
  const [domain = ''] = proHost.split(':');
  const listSchema = z.object({ items: z.array(z.object({ id: z.string() })).min(1) });
  const { items } = listSchema.parse(
    await (await apiRequest.get(`${site}/api/v1/org/pois?status=published&pageSize=1`)).json(),
  );
  const copied = await apiRequest.post(`${site}/api/v1/org/pois/${items[0]?.id}/duplication`, {
    data: {},
  });
  const { id } = z.object({ id: z.string() }).parse(await copied.json());
  await apiRequest.dispose();
  const own = Object.entries(readable).map(([name, value]) => ({ name, value, domain, path: '/' }));
  return { id, cookies: [...cookies.map((cookie) => ({ ...cookie, domain })), ...own] };
}

const formatSpread = ({ median, least, most }: Spread): string =>
  `${median.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)})`;
const report = (what: string, spread: Spread, goalMs: number): boolean => {
  const isMet = spread.median <= goalMs;
  console.log(`${isMet ? '✓' : '✗'} ${what}: ${formatSpread(spread)}, goal ≤ ${goalMs} ms`);
  return isMet;
};

async function run(): Promise<number> {
  const settings = settingsSchema.parse(process.env);
  const site = settings.BENCH_EDITOR_URL;
  const pro = site.replace('//', '//pro.');
  const { id, cookies } = await prepare(site);
  const times = { cold: [] as number[], fromList: [] as number[], fromListMobile: [] as number[] };
  for (let turn = 0; turn < settings.BENCH_EDITOR_RUNS; turn += 1) {
    // A new browser for each round: its caches are empty.
    const browser = await chromium.launch({
      ...(settings.PLAYWRIGHT_CHROMIUM && { executablePath: settings.PLAYWRIGHT_CHROMIUM }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    });
    await context.addCookies(cookies);
    await context.route(/geopf\.fr/, (route) => route.abort());
    times.cold.push(await timeCold(context, `${pro}/org/events/${id}`));
    const list = `${pro}/org/events?status=draft`;
    times.fromList.push(await timeFromList(context, list, `/org/events/${id}`, false));
    times.fromListMobile.push(await timeFromList(context, list, `/org/events/${id}`, true));
    await browser.close();
  }
  console.log(
    `Median (least–most) of ${settings.BENCH_EDITOR_RUNS}; an idle loop varies by ${Math.round(measureNoise() * 100)} %.`,
  );
  const goalsMet = [
    report(
      'editor interactive, cold, mobile preset (slow 4G, processor four times slower)',
      spreadOf(times.cold),
      goals.coldMs,
    ),
    report('editor interactive from the list', spreadOf(times.fromList), goals.fromListMs),
  ];
  console.log(
    `  from the list on the mobile preset too: ${formatSpread(spreadOf(times.fromListMobile))}`,
  );
  return goalsMet.every(Boolean) ? 0 : 1;
}

await exitWith(run);
