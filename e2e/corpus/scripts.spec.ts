import { appendFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test';
import { type HostileEvent, writeHostileEvent } from '../fixtures/corpus/hostile-event.ts';
import { type Payload, payloads } from '../fixtures/corpus/payloads.ts';
import { showCarelessly, watchScripts } from '../fixtures/corpus/ran-scripts.ts';
import { signInMember } from '../fixtures/member.ts';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { demoAccount, proSite } from '../fixtures/people.ts';
import { waitForMails } from '../fixtures/sandbox.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

// Without the content policy of the sites, so that only the escaping of texts is tested.
test.use({ bypassCSP: true, serviceWorkers: 'block', locale: 'fr-FR' });

const perTest = 10;
const feedFormats = ['rss', 'json', 'geojson'] as const;

/** Adds what a test has done to the file of the command. */
function note(line: Record<string, number>): void {
  const file = process.env.CORPUS_TALLY;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

async function signInModerator(site: string): Promise<APIRequestContext> {
  const moderator = await request.newContext();
  const { email, password } = demoAccount('moderator');
  await signInMember(moderator, site, new URL(proSite(site)).host, email, password);
  return moderator;
}

/** Opens an event on both sites, as a visitor and as its organiser. */
async function openEvent(page: Page, site: string, { id, slugFr }: HostileEvent): Promise<void> {
  expect(slugFr, `event ${id} is not online`).not.toBeNull();
  await page.goto(`${site}/evenement/${slugFr}`);
  await whenInteractive(page);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const json of data) expect(() => JSON.parse(json)).not.toThrow();
  await page.goto(`${proSite(site)}/org/events/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Shows each text of a feed as markup, as careless feed readers do with descriptions. */
async function readFeeds(page: Page, site: string, list: string): Promise<void> {
  for (const format of feedFormats) {
    const answer = await page.request.get(`${site}${list}.${format}`);
    expect(answer.ok(), `${list}.${format}`).toBe(true);
    const texts = await page.evaluate(
      ({ body, isXml }) => {
        if (isXml)
          return [
            ...new DOMParser().parseFromString(body, 'text/xml').querySelectorAll('description'),
          ].map((one) => one.textContent ?? '');
        const found: string[] = [];
        JSON.parse(body, (key, value) => {
          if (key === 'content_html' && typeof value === 'string') found.push(value);
          return value;
        });
        return found;
      },
      { body: await answer.text(), isXml: format === 'rss' },
    );
    await page.setContent(`<!doctype html><title>feed</title>${texts.join('<hr>')}`);
  }
}

async function readMails(page: Page, address: string): Promise<number> {
  const mails = await waitForMails(address);
  for (const { html } of mails)
    if (html !== null) await page.setContent(html, { waitUntil: 'load' });
  return mails.length;
}

async function openLists(page: Page, site: string, title: string): Promise<void> {
  const q = encodeURIComponent(title.slice(0, 100));
  for (const address of [
    `${site}/ville/tours/recherche?q=${q}`,
    `${site}/ville/tours/category/concerts?q=${q}`,
    `${proSite(site)}/org/events?q=${q}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

test('the corpus has 300 different payloads that fit a title, and most of them run a script in a careless page', async ({
  page,
  context,
}) => {
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(300);
  expect(payloads.filter(({ text }) => text.length > 140)).toEqual([]);
  const ran = await watchScripts(context);
  for (const { text } of payloads) await showCarelessly(page, text);
  note({ live: ran.size });
  expect(ran.size).toBeGreaterThan(150);
});

const groups: Payload[][] = Array.from({ length: payloads.length / perTest }, (_, group) =>
  payloads.slice(group * perTest, (group + 1) * perTest),
);
for (const [index, group] of groups.entries())
  test(`no payload of group ${index + 1}, ${group[0]?.family}, runs in the pages of both sites, the feeds or the mails`, async ({
    page,
    context,
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const ran = await watchScripts(context);
    const { member, organisation, calls } = await createOrganiser(site);
    const moderator = await signInModerator(site);
    await context.addCookies(member.cookies);
    let [texts, documents] = [0, 0];
    for (const { text } of group) {
      const people = { organiser: calls, moderator };
      const event = await writeHostileEvent(people, site, organisation.id, text);
      await openEvent(page, site, event);
      await openLists(page, site, text);
      texts += event.texts;
      documents += 5;
    }
    const own = await calls.get(`${site}/api/v1/org/organisations`);
    const [{ slug } = { slug: '' }] = ((await own.json()) as { items: { slug: string }[] }).items;
    for (const path of [`/organisateur/${slug}`, `/agenda-integre/organisateur/${slug}`]) {
      await page.goto(site + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    await readFeeds(page, site, `/organisateur/${slug}`);
    documents += 2 + feedFormats.length + (await readMails(page, member.email));
    note({ payloads: group.length, texts, documents, ran: ran.size });
    expect([...ran]).toEqual([]);
    await Promise.all([calls.dispose(), moderator.dispose()]);
  });
