// Specification: §1.7, §4.32 (in the browser)
import type { FrameLocator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../fixtures/come-back.ts';
import { putEventOnline } from '../fixtures/online-event.ts';
import { demoAccount, openAs, openBrowserOf, proSite } from '../fixtures/people.ts';
import { sandboxUrl } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

test.setTimeout(240_000);
const patiently = expect.configure({ timeout: 30_000 });
const tours = { lon: '0.6848', lat: '47.3941' };
const leMans = { lon: '0.2047', lat: '48.0004' };
// Pages add the header that the session library requires; calls outside a page add it themselves.
const headers = { rid: 'anti-csrf' };

async function begin(
  page: Page,
  visitor: Page,
  writer: Page,
  baseURL: string,
): Promise<{ id: string; slugFr: string; title: string }> {
  const title = `Bal des lampions ${crypto.randomUUID()}`;
  await openAs(writer, `${baseURL}/profile`, demoAccount('organizer'));
  await openAs(visitor, `${baseURL}/profile`, demoAccount('moderator'));
  const event = await putEventOnline(writer, visitor, baseURL, title);
  await visitor.context().clearCookies();
  await openAs(page, `${proSite(baseURL)}/org/campaigns/new`, demoAccount('organizer'));
  return { ...event, title };
}

async function prepare(page: Page, title: string): Promise<string> {
  await page.getByRole('searchbox', { name: /Rechercher un titre/ }).fill(title);
  await page.getByRole('radio', { name: new RegExp(title) }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await patiently(page.getByText('Étape 2 sur 3')).toBeFocused();
  await page.getByRole('button', { name: 'Une semaine de plus' }).click();
  await expect(page.getByText('Total TTC')).toBeVisible();
  await expect(page.getByText('48\u00a0€', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await patiently(page.getByText(/^Sur la page «.Que faire à Tours.», à /)).toBeVisible();
  await page.getByRole('button', { name: 'Payer et activer' }).click();
  await page.waitForURL(/\/org\/campaigns\/[^/]+\/payment$/);
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

const cardForm = (page: Page): FrameLocator =>
  page.frameLocator('iframe[name="embedded-checkout"]');

async function pay(form: FrameLocator, card: string): Promise<void> {
  await form.getByLabel('Adresse e-mail').fill('compta@example.org');
  await form.getByLabel('Numéro de carte').fill(card);
  await form.getByLabel(/^Date d’expiration/).fill('12/40');
  await form.getByLabel(/^Cryptogramme/).fill('123');
  await form.getByLabel('Nom sur la carte').fill('Camille Martin');
  await form.getByRole('button', { name: /^Payer/ }).click();
}

const promotedIds = async (
  page: Page,
  site: string,
  point: Record<string, string>,
): Promise<string[]> => {
  const answer = await page.request.get(
    `${site}/api/v1/pois/promoted?${new URLSearchParams({ ...point, distanceKm: '30', pageSize: '100' })}`,
  );
  return z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await answer.json())
    .items.map(({ id }) => id);
};
const occupiedDays = async (page: Page, site: string, poiId: string): Promise<string[]> => {
  const answer = await page.request.get(`${site}/api/v1/org/pois/${poiId}/campaigns`);
  return z
    .object({ occupied: z.array(z.object({ kind: z.string() })) })
    .parse(await answer.json())
    .occupied.map(({ kind }) => kind);
};

test('the event of a campaign paid after a declined card is sponsored in its town, not beyond the radius; its impression and click are sent', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const [visitor, writer] = [
    await openBrowserOf(browser, page),
    await openBrowserOf(browser, page),
  ];
  const { id, slugFr, title } = await begin(page, visitor, writer, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const campaignId = await prepare(page, title);
  const form = cardForm(page);

  await test.step('the provider’s script loads on the payment screen only', async () => {
    await patiently(form.getByRole('button', { name: /^Payer 48/ })).toBeVisible();
    const isProvider = (url: string) => url.startsWith(sandboxUrl);
    const first = asked.findIndex(isProvider);
    expect(
      asked.slice(0, first).some((url) => url.endsWith(`/org/campaigns/${campaignId}/payment`)),
    ).toBe(true);
    await expect(form.getByText('BAC À SABLE')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a declined card shows its error, and starts no campaign', async () => {
    await pay(form, '4000 0000 0000 0002');
    await patiently(form.getByRole('alert')).toHaveText('Votre carte a été refusée.');
    expect(await promotedIds(visitor, site, tours)).not.toContain(id);
  });

  await test.step('the test card pays', async () => {
    await pay(form, '4242 4242 4242 4242');
    await page.waitForURL(new RegExp(`/org/campaigns/${campaignId}\\?`));
    await patiently(page.getByText('Merci, la campagne est payée\u00a0!')).toBeVisible();
    await expect(page.getByText('En cours', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Télécharger la facture F\d{4}-\d{6}/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^F\d{4}-\d{6}\.pdf$/);
    expect(await occupiedDays(writer, site, id)).toEqual(['active']);
  });

  // Each page view reports a card once, so the visits below share this list.
  const impressions: string[] = [];
  // Chromium shows the body of a beacon to a route only.
  await visitor.route('**/pois/promoted/impressions', async (route) => {
    impressions.push(route.request().postData() ?? '');
    await route.continue();
  });

  await test.step('it is sponsored on the home page of its town', async () => {
    await patiently.poll(() => promotedIds(visitor, site, tours)).toContain(id);
    await visitor.goto('/ville/tours/promotions');
    const card = visitor.getByRole('article').filter({ hasText: title });
    await patiently(card).toContainText('Sponsorisé');
    await visitor.goto('/ville/tours');
    await patiently(
      visitor
        .getByRole('region', { name: 'À la une' })
        .getByRole('article')
        .filter({ hasText: title }),
    ).toContainText('Sponsorisé');
  });

  await test.step('it is not sponsored in Le Mans, beyond the radius', async () => {
    expect(await promotedIds(visitor, site, leMans)).not.toContain(id);
    await visitor.goto('/ville/le-mans');
    await whenInteractive(visitor);
    await expect(visitor.getByText(title)).toHaveCount(0);
  });

  // Only the requests are checked: the service takes headless browsers for robots, and counts none.
  await test.step('the browser reports the impression and the click', async () => {
    await visitor.goto('/ville/tours/promotions');
    await whenInteractive(visitor);
    const card = visitor.getByRole('article').filter({ hasText: title });
    await card.scrollIntoViewIfNeeded();
    await patiently.poll(() => impressions.some((body) => body.includes(id))).toBe(true);
    const clicks: string[] = [];
    await visitor.route(`**/pois/${id}/visits`, async (route) => {
      clicks.push(route.request().postData() ?? '');
      await route.continue();
    });
    await card.getByRole('link', { name: title }).click();
    await patiently.poll(() => clicks.join()).toContain('promoted-click');
    await visitor.waitForURL(`**/evenement/${slugFr}`);
  });
});

test('the days of a campaign are free again after its payment is abandoned, and after it expires', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const pro = proSite(site);
  const [visitor, writer] = [
    await openBrowserOf(browser, page),
    await openBrowserOf(browser, page),
  ];
  const { id, title } = await begin(page, visitor, writer, site);
  const campaignId = await prepare(page, title);
  await patiently(cardForm(page).getByRole('button', { name: /^Payer/ })).toBeVisible();
  expect(await occupiedDays(writer, site, id)).toEqual(['hold']);

  await page.getByRole('button', { name: 'Abandonner le paiement' }).click();
  await page.waitForURL(new RegExp(`/org/campaigns/${campaignId}\\?payment=abandoned`));
  await patiently(page.getByText('Le paiement est abandonné')).toBeVisible();
  expect(await occupiedDays(writer, site, id)).toEqual([]);

  await test.step('an expired payment frees the slot too, and its page says so', async () => {
    await page.getByRole('button', { name: 'Payer et activer' }).click();
    await patiently(cardForm(page).getByRole('button', { name: /^Payer/ })).toBeVisible();
    expect(await occupiedDays(writer, site, id)).toEqual(['hold']);
    const sessions = z.object({
      items: z.array(
        z.object({
          id: z.string(),
          status: z.string(),
          client_reference_id: z.string().nullable(),
        }),
      ),
    });
    const { items } = sessions.parse(
      await (await page.request.get(`${sandboxUrl}/_sandbox/payments/sessions`)).json(),
    );
    const open = items.find(
      (session) => session.client_reference_id === campaignId && session.status === 'open',
    );
    await page.request.post(`${sandboxUrl}/_sandbox/payments/sessions/${open?.id}/expiry`, {
      headers,
    });
    await patiently.poll(() => occupiedDays(writer, site, id)).toEqual([]);
    await page.goto(`${pro}/org/campaigns/${campaignId}`);
    await patiently(
      page.getByText('Le paiement n’a pas abouti', { exact: true }).first(),
    ).toBeVisible();
  });
});
