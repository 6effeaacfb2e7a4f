import { expect, type Page, test } from '@playwright/test';
import { openAccounts } from '../fixtures/corpus/accounts.ts';
import { carelessPages } from '../fixtures/corpus/careless.ts';
import { carelessFeeds, feedFormats, htmlOfFeed } from '../fixtures/corpus/feeds.ts';
import { payloads } from '../fixtures/corpus/payloads.ts';
import { findArmed, showInFrames, watchScripts } from '../fixtures/corpus/ran-scripts.ts';
import { note } from '../fixtures/corpus/tally.ts';
import { texts } from '../fixtures/corpus/texts.ts';
import { writeAndVisit } from '../fixtures/corpus/write-and-visit.ts';

const framesAtOnce = 150;

/** How many payloads run in careless documents at least, in this Chromium. */
const least: Record<string, number> = {
  'text of a page': 145,
  'title of a page': 30,
  'text field': 30,
  attribute: 45,
  'address of a link': 45,
  'JSON-LD': 6,
  'data of a script': 8,
  mail: 145,
  rss: 145,
  json: 145,
  geojson: 145,
  ics: 145,
};

async function showAll(page: Page, documents: readonly string[]): Promise<void> {
  for (let first = 0; first < documents.length; first += framesAtOnce)
    await showInFrames(page, documents.slice(first, first + framesAtOnce));
}

const all = payloads.map(({ write }) => write(0));
const writers: Record<string, (page: Page) => Promise<string[]>> = {
  ...Object.fromEntries(
    Object.entries(carelessPages).map(([name, write]) => [name, async () => all.map(write)]),
  ),
  ...Object.fromEntries(
    feedFormats.map((format) => [
      format,
      (page: Page) => htmlOfFeed(page, format, carelessFeeds[format](all)),
    ]),
  ),
};

test('the corpus has 300 different payloads, all short enough for a title', ({ browser }) => {
  const known = payloads.map(({ id, family }) => ({ id, family }));
  note({ browser: `Chromium ${browser.version()}`, texts, payloads: known });
  expect(new Set(all).size).toBe(300);
  expect(payloads.filter((payload) => payload.write(99).length > 140)).toEqual([]);
});

for (const [sink, write] of Object.entries(writers))
  test(`a script that runs where a careless product writes a text is noticed: ${sink}`, async ({
    page,
    context,
  }) => {
    const ran = await watchScripts(context);
    const documents = await write(page);
    expect(documents).toHaveLength(300);
    await showAll(page, documents);
    const ids = [...ran].map((call) => Math.floor(call / 100)).sort((a, b) => a - b);
    note({ sink, ids });
    expect(ids.length).toBeGreaterThanOrEqual(least[sink] ?? 300);
  });

test('a script in each kind of page that the corpus visits is noticed, also before it runs', async ({
  browser,
  baseURL,
}) => {
  const accounts = await openAccounts(browser, baseURL ?? '');
  const noticed: string[] = [];
  const harmless = payloads.filter(({ family }) => family === 'templates').slice(0, 1);
  await writeAndVisit(accounts, baseURL ?? '', harmless, async (page, name) => {
    const call = 90_000 + noticed.length;
    await page.evaluate(
      (markup) => document.body.insertAdjacentHTML('beforeend', markup),
      `<img src="x" onerror="corpusRan(${call})">`,
    );
    expect(await findArmed(page), name).toEqual([{ attribute: 'img onerror', call }]);
    await expect.poll(accounts.ran, name).toContain(call);
    await page.locator('body > img').evaluate((image) => image.remove());
    noticed.push(name);
  });
  note({ noticed });
  expect(new Set(noticed).size).toBe(19);
  await accounts.dispose();
});
