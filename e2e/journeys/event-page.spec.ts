// Specification: §2.30
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { expect, test, whenInteractive } from '../fixtures/visitor.ts';

type Card = {
  id: string;
  slugFr: string;
  isPermanent: boolean;
  isFree: boolean;
  group: string;
  liveState: string;
};

/** A null theme means any theme. */
async function findEvent(
  request: APIRequestContext,
  theme: string | null,
  isWanted: (card: Card) => boolean,
): Promise<string> {
  const query = new URLSearchParams({
    lon: '0.6925',
    lat: '47.3925',
    distanceKm: '100',
    pageSize: '100',
    ...(theme && { theme }),
  });
  for (const offset of ['0', '100', '200', '300']) {
    query.set('offset', offset);
    const { items }: { items: Card[] } = await (await request.get(`/api/v1/pois?${query}`)).json();
    const found = items.find(isWanted);
    if (found) return `/evenement/${found.slugFr}`;
  }
  throw new Error(`no event of ${theme} is what the test needs`);
}

const savedText = async (
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
};

const kinds = [
  ['a concert', 'concerts', ({ isPermanent }: Card) => !isPermanent],
  ['an exhibition under way', 'expositions', ({ group }: Card) => group === 'ongoing'],
  ['a museum', 'musees', ({ isPermanent }: Card) => isPermanent],
  ['a walk', 'promenades-a-pied', ({ isPermanent }: Card) => isPermanent],
  ['a free event', 'fetes', ({ isFree }: Card) => isFree],
  ['a cancelled event', null, ({ liveState }: Card) => liveState === 'cancelled'],
  ['a full event', null, ({ liveState }: Card) => liveState === 'full'],
] as const;

for (const [kind, theme, isWanted] of kinds)
  test(`§2 "Event detail": the page of ${kind} fits the width of the window and has no axe violation`, async ({
    page,
    request,
  }) => {
    await page.goto(await findEvent(request, theme, isWanted), { waitUntil: 'networkidle' });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

test('the calendar menu of an event opens by keyboard, and its .ics file is a calendar with an event', async ({
  page,
  request,
}) => {
  await page.goto(
    await findEvent(
      request,
      'concerts',
      ({ isPermanent, liveState }) => !isPermanent && liveState === 'scheduled',
    ),
  );
  await whenInteractive(page);
  await page.locator('summary', { hasText: 'Ajouter à mon agenda' }).focus();
  await page.keyboard.press('Enter');
  const { name, text } = await savedText(page, () =>
    page.getByRole('link', { name: /\.ics/ }).click(),
  );
  expect(name).toMatch(/\.ics$/);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/);
});

test('on the page of a walk, the arrow keys move the reading of the altitude profile, and the GPX track is downloaded', async ({
  page,
  request,
}) => {
  await page.goto(await findEvent(request, 'promenades-a-pied', ({ isPermanent }) => isPermanent));
  await whenInteractive(page);
  const slider = page.getByRole('slider', { name: 'Lire l’altitude le long du parcours' });
  const before = await slider.getAttribute('aria-valuetext');
  await slider.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
  await page.getByText('Le profil en chiffres').click();
  await expect(page.getByRole('columnheader', { name: 'Altitude' })).toBeVisible();
  const { name, text } = await savedText(page, () =>
    page.getByRole('link', { name: 'Télécharger le tracé (GPX)' }).click(),
  );
  expect(name).toMatch(/\.gpx$/);
  expect(text.match(/<trkpt /g)?.length).toBeGreaterThan(100);
});

test('the page of a paid concert shows one booking link, within the first screen', async ({
  page,
  request,
}) => {
  await page.goto(
    await findEvent(
      request,
      'concerts',
      ({ isFree, liveState }) => !isFree && liveState === 'scheduled',
    ),
  );
  const links = page.getByRole('link', { name: 'Réserver' });
  await expect(links.filter({ visible: true })).toHaveCount(1);
  await expect(links.filter({ visible: true })).toBeInViewport();
});

test.describe('an event page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all dates, opens the calendar menu, and has no buttons to share or to fold the dates', async ({
    page,
    request,
  }) => {
    await page.goto(await findEvent(request, 'sports', ({ isPermanent }) => !isPermanent));
    const dates = page.getByRole('region', { name: 'Dates et horaires' });
    for (const date of await dates.getByRole('listitem').all()) await expect(date).toBeVisible();
    await expect(dates.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Partager' })).toHaveCount(0);
    await page.getByText('Ajouter à mon agenda').click();
    await expect(page.getByRole('link', { name: /\.ics/ })).toBeVisible();
  });
});
