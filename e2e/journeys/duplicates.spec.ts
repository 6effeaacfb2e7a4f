// Specification: §6.16
import { expect, test } from '../fixtures/come-back.ts';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { putEventOnline } from '../fixtures/online-event.ts';
import { demoAccount, openAs, openBrowserOf, proSite } from '../fixtures/people.ts';
import { waitForMails } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

test.setTimeout(180_000);
const patiently = expect.configure({ timeout: 30_000 });

test('a moderator merges two events that two organisations announce: the former address leads to the one that stays; undone, both are online again', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const word = crypto.randomUUID().slice(0, 8);
  const [label, other] = [`Bal ${word} des lampions`, `Grand bal ${word} des lampions`];
  const organiser = await openBrowserOf(browser, page);
  await openAs(page, `${proSite(site)}/org/home`, demoAccount('moderator'));
  await openAs(organiser, `${site}/profile`, demoAccount('organizer'));
  const team = await openBrowserOf(browser, page);
  await openAs(team, `${site}/dashboard`, demoAccount('moderator'));
  const lampions = await createOrganiser(site);
  const kept = await putEventOnline(organiser, team, site, label);
  const gone = await putEventOnline({ request: lampions.calls }, team, site, other);
  const addressAfter = async (slug: string): Promise<string> =>
    new URL((await organiser.request.get(`${site}/evenement/${slug}`)).url()).pathname;
  const row = page
    .getByRole('list', { name: 'Doublons à départager' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('radio', { name: new RegExp(`^${label}`) }) })
    .filter({ has: page.getByRole('radio', { name: new RegExp(`^${other}`) }) });
  const more = page.getByRole('button', { name: 'Voir les suivants' });

  await test.step('the worker proposes the pair with its reasons', async () => {
    await expect(async () => {
      await page.goto(`${proSite(site)}/org/moderation?queue=duplicates`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doublons possibles');
      while ((await row.count()) === 0 && (await more.isVisible())) await more.click();
      await expect(row).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(row.getByText('Même endroit')).toBeVisible();
    await expect(row.getByText(/^Titres proches à/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('merged: visitors of the former address see the event that stays', async () => {
    await row.getByRole('radio', { name: new RegExp(`^${label}`) }).check();
    await row.getByRole('button', { name: /^Fusionner/ }).click();
    await patiently(
      page.getByText('Les deux événements n’en font plus qu’un.').first(),
    ).toBeVisible();
    await expect(row).toHaveCount(0);
    await organiser.goto(`${site}/evenement/${gone.slugFr}`);
    await expect(organiser.getByRole('heading', { level: 1 })).toHaveText(label);
    expect(new URL(organiser.url()).pathname).toBe(`/evenement/${kept.slugFr}`);
    const direct = { maxRedirects: 0 };
    const moved = await organiser.request.get(`${site}/evenement/${gone.slugFr}`, direct);
    expect(moved.status()).toBe(301);
  });

  await test.step('the organisation of the merged event gets a mail', async () => {
    const subjects = async () =>
      (await waitForMails(lampions.member.email)).map(({ subject }) => subject).join();
    await expect.poll(subjects, { timeout: 40_000 }).toContain(`a rejoint «\u00a0${label}`);
  });

  await test.step('undone among the recent merges: both addresses show their own event', async () => {
    await page.reload();
    await page.getByRole('button', { name: `Annuler la fusion de «\u00a0${other}\u00a0»` }).click();
    await patiently(
      page.getByText('Les deux événements sont de nouveau séparés.').first(),
    ).toBeVisible();
    await expect.poll(() => addressAfter(gone.slugFr)).toBe(`/evenement/${gone.slugFr}`);
    expect(await addressAfter(kept.slugFr)).toBe(`/evenement/${kept.slugFr}`);
  });
  await lampions.calls.dispose();
});
