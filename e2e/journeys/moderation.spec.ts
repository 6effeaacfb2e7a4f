// Specification: §2.38, §7.32
import { expect, test } from '../fixtures/come-back.ts';
import { putEventOnline } from '../fixtures/online-event.ts';
import { demoAccount, openAs, openBrowserOf } from '../fixtures/people.ts';
import { sandboxUrl } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { isPhone, whenInteractive } from '../fixtures/visitor.ts';

test.setTimeout(180_000);
const patiently = expect.configure({ timeout: 20_000 });

test('a moderator adds a picture by its URL, changes the theme of an event, disables it and enables it again; visitors see each change within a second', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const label = `Bal des modérateurs ${crypto.randomUUID()}`;
  const visitor = await openBrowserOf(browser, page);
  const organiser = await openBrowserOf(browser, page);
  await openAs(page, `${site}/dashboard`, demoAccount('moderator'));
  await openAs(organiser, `${site}/profile`, demoAccount('organizer'));
  const { slugFr } = await putEventOnline(organiser, page, site, label);
  const path = `/evenement/${slugFr}`;
  const search = async (theme: string): Promise<string> => {
    const query = new URLSearchParams({
      lon: '0.6848',
      lat: '47.3941',
      distanceKm: '5',
      theme,
      q: label,
    });
    return (await visitor.request.get(`${site}/api/v1/pois?${query}`)).text();
  };
  // The page as visitors get it, from the shared page cache.
  const readPage = async (): Promise<string> => (await visitor.request.get(site + path)).text();
  const bar = page.getByRole('complementary', { name: 'Modération' });
  const openBar = async () => {
    await page.goto(path);
    await patiently(bar).toBeVisible();
    if (isPhone(page) && !(await bar.getByRole('button', { name: 'Thématiques' }).isVisible()))
      await bar.locator('summary').click();
  };

  await test.step('the bar is visible for moderators only', async () => {
    await visitor.goto(site + path);
    await whenInteractive(visitor);
    await openBar();
    await expect(visitor.getByRole('complementary', { name: 'Modération' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a picture by its address, which visitors see within a second', async () => {
    await bar.getByRole('button', { name: 'Images', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Images' });
    await dialog.getByLabel('Adresse de l’image').fill(`${sandboxUrl}/images/scene/fetes-1.jpg`);
    await dialog.getByLabel('Ce qu’on y voit').fill('Les lampions du bal');
    await dialog.getByLabel('Crédit').fill('Jo Dupont');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ajouter une image' }).click();
    await patiently(dialog.getByText('Les lampions du bal')).toBeVisible();
    await expect.poll(readPage, { timeout: 1000 }).toContain('Jo Dupont');
    await page.keyboard.press('Escape');
  });

  await test.step('another theme: the search finds it there, and no longer under the former theme', async () => {
    await bar.getByRole('button', { name: 'Thématiques' }).click();
    const dialog = page.getByRole('dialog', { name: 'Thématiques' });
    await dialog.getByRole('button', { name: 'Fêtes', exact: true }).click();
    await patiently(
      dialog.getByRole('button', { name: 'Fêtes', exact: true, pressed: true }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Concerts', exact: true }).click();
    await patiently(
      dialog.getByRole('button', { name: 'Concerts', exact: true, pressed: false }),
    ).toBeVisible();
    await expect.poll(() => search('fetes'), { timeout: 1000 }).toContain(label);
    await expect.poll(() => search('concerts'), { timeout: 1000 }).not.toContain(label);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('hidden: gone from the search and from its own page within a second', async () => {
    await bar.getByRole('button', { name: 'Désactiver' }).click();
    const dialog = page.getByRole('dialog', { name: 'Désactiver cet événement' });
    await dialog.getByLabel('Motif').fill('Annoncé deux fois');
    await dialog.getByRole('button', { name: 'Désactiver' }).click();
    await patiently(bar.getByText(/Motif\s: Annoncé deux fois/)).toBeVisible();
    await expect.poll(() => search('fetes'), { timeout: 1000 }).not.toContain(label);
    await expect
      .poll(async () => (await visitor.request.get(site + path)).status(), { timeout: 1000 })
      .toBe(404);
  });

  await test.step('moderators still open it by its address', async () => {
    await openBar();
    await expect(bar.getByRole('button', { name: 'Réactiver' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('shown again from the dashboard, among the hidden events of its town', async () => {
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Par commune' }).click();
    await page.getByLabel('Nom de la commune').fill('Tours');
    await page.getByRole('main').getByRole('link', { name: 'Tours', exact: true }).click();
    await page.getByRole('link', { name: 'Désactivés' }).click();
    const mine = page.getByRole('checkbox', { name: `Sélectionner «\u00a0${label}\u00a0»` });
    await mine.check();
    await expectAccessible(page);
    await page
      .getByRole('region', { name: 'Actions sur la sélection' })
      .getByRole('button', { name: 'Réactiver' })
      .click();
    await patiently(
      page.getByRole('alert').filter({ hasText: '1 événement mis à jour' }),
    ).toBeVisible();
    await patiently(mine).toHaveCount(0);
    await expect.poll(() => search('fetes'), { timeout: 1000 }).toContain(label);
    expect((await visitor.request.get(site + path)).status()).toBe(200);
  });

  await test.step('reported by a visitor: the queue shows the report until the moderator closes it', async () => {
    const from = encodeURIComponent(path);
    await visitor.goto(`${site}/feedback?from=${from}&report=1`);
    await whenInteractive(visitor);
    await visitor.getByLabel('Ce qui ne va pas').selectOption('Événement annulé');
    await visitor.getByRole('button', { name: 'Envoyer' }).click();
    await patiently(visitor.getByRole('heading', { name: /^Merci/ })).toBeFocused();
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Signalements' }).first().click();
    const queue = page.getByRole('region', { name: 'Signalements' });
    const reported = queue.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: label }),
    });
    await patiently(reported.getByText('Événement annulé × 1')).toBeVisible();
    await expectAccessible(page);
    await reported.getByRole('button', { name: /^Traité/ }).click();
    await patiently(reported).toHaveCount(0);
    await expect(queue).toBeFocused();
  });
  await visitor.context().close();
  await organiser.context().close();
});
