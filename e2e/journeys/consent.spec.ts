// Specification: §7.36
import { gunzipSync } from 'node:zlib';
import { test as anybody, expect, type Page, type Request } from '@playwright/test';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

// Visits to localhost are never counted, so the browser uses a made-up host name.
const publicHost = 'sorties.example';

const test = anybody.extend<{ requests: Request[]; counted: Counted[] }, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${publicHost} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, use) =>
    use((baseURL ?? '').replace(/\/\/[^:/]+/, `//${publicHost}`)),
  // Not the default user agent, which names a headless browser: visits of robots are not counted.
  userAgent:
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  requests: async ({ page }, use) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    // The resolver rule above replaces that of playwright.config.ts, which blocks map tiles.
    await page.route(/geopf\.fr/, (route) => route.abort());
    await use(requests);
  },
  counted: async ({ page }, use) => {
    const counted: Counted[] = [];
    await page.route('https://analytics.example/**', async (route) => {
      counted.push(...eventsOf(route.request()));
      await route.fulfill({ json: { status: 1 }, headers: { 'access-control-allow-origin': '*' } });
    });
    await page.addInitScript(() => {
      localStorage.setItem('parages-terms-consent', 'yes');
      Object.defineProperty(navigator, 'webdriver', { get: () => false });
    });
    await use(counted);
  },
});

type Counted = { event: string; properties: Record<string, unknown> };

function eventsOf(request: Request): Counted[] {
  const body = request.postDataBuffer();
  if (body === null) return [];
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  const sent: unknown = JSON.parse((isGzip ? gunzipSync(body) : body).toString());
  const batch = typeof sent === 'object' && sent !== null && 'batch' in sent ? sent.batch : sent;
  return [batch].flat() as Counted[];
}

const ofAnalytics = (requests: Request[]): string[] =>
  requests
    .map((request) => request.url())
    .filter((url) => /posthog|slim|analytics\.example/.test(url));
const question = (page: Page) => page.getByRole('region', { name: 'Mesure d’audience' });
const tracesOf = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...document.cookie.split('; ')].filter((name) =>
      /^(?:ph_|__ph_)/.test(name),
    ),
  );

test('no analytics load before the consent question is answered or after a refusal; the refuse button is as large as the accept button', async ({
  page,
  requests,
  counted,
}) => {
  test.slow();
  await page.goto('/ville/tours');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  const [refuse, accept] = await Promise.all(
    ['Refuser', 'Accepter'].map((name) =>
      question(page).getByRole('button', { name }).boundingBox(),
    ),
  );
  expect([refuse?.width, refuse?.height, refuse?.y]).toEqual([
    accept?.width,
    accept?.height,
    accept?.y,
  ]);
  await question(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  expect(ofAnalytics(requests)).toEqual([]);
  expect(counted).toEqual([]);
  expect(await tracesOf(page)).toEqual([]);
});

test('analytics events are sent after the visitor agrees, without coordinates; a withdrawal deletes the stored data; a new agreement sends events again', async ({
  page,
  counted,
}) => {
  await page.goto('/?coords=0.7,47.39');
  await question(page).getByRole('button', { name: 'Accepter' }).click();
  await expect.poll(() => counted.map(({ event }) => event)).toContain('Home displayed');
  expect(JSON.stringify(counted)).not.toContain('47.39');
  expect((await tracesOf(page)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await expect(question(page)).toContainText('accepté');
  await question(page).getByRole('button', { name: 'Refuser' }).click();
  await expect.poll(() => tracesOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await question(page).getByRole('button', { name: 'Accepter' }).click();
  await expect.poll(() => tracesOf(page).then(({ length }) => length)).toBeGreaterThan(0);
  counted.length = 0;
  await page.getByRole('main').getByRole('button', { name: 'Ce week-end' }).first().click();
  await expect
    .poll(() => counted.map(({ event }) => event), { timeout: 15_000 })
    .toContain('Home filtered');
});

test('the public site on localhost shows no consent question and loads no analytics', async ({
  page,
  baseURL,
  requests,
}) => {
  await page.goto((baseURL ?? '').replace(publicHost, 'localhost'), { waitUntil: 'networkidle' });
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Gérer mes cookies' })).toBeHidden();
  expect(ofAnalytics(requests)).toEqual([]);
});
