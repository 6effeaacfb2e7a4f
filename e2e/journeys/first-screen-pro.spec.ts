import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/come-back.ts';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { proSite } from '../fixtures/people.ts';

const firstFields = ['Titre', 'Du', 'de'];

/** The first line of the bar that stays at the end of the screen. */
const saveBar = (page: Page): Locator => page.getByText('Tout est enregistré');

/** Pixels of the screen above the save bar; of the whole screen without one. */
async function roomOf(page: Page, hasSaveBar: boolean): Promise<number> {
  const bar = hasSaveBar ? await saveBar(page).boundingBox() : null;
  return bar?.y ?? page.viewportSize()?.height ?? 0;
}

/** Signs the browser in as a new organiser; returns the id of a draft of theirs. */
async function createDraft(context: BrowserContext, site: string): Promise<string> {
  const { member, organisation, calls } = await createOrganiser(site);
  const answer = await calls.post(`${site}/api/v1/org/pois`, {
    headers: { rid: 'anti-csrf' },
    data: {
      organisationId: organisation.id,
      label: 'Veillée de contes au bord de la Loire',
      categories: { themes: ['spectacles'], tags: [], features: [], options: [], knownOptions: [] },
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await calls.dispose();
  await context.addCookies(member.cookies);
  return id;
}

test('the first screen of the editor on a phone has the whole fields of the title, the first day and the start time', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  const id = await createDraft(context, baseURL ?? '');
  for (const [path, hasSaveBar] of [
    ['new', false],
    [`${id}?step=dates`, true],
    [`${id}?tab=dates`, true],
  ] as const)
    await test.step(path.replace(id, 'draft'), async () => {
      await page.goto(`${proSite(baseURL)}/org/events/${path}`);
      // What loads after the fields, above them.
      await expect(
        hasSaveBar
          ? page.getByRole('link', { name: 'Messages avec l’équipe' })
          : page.getByText(/^Comme la dernière fois/),
      ).toBeVisible();
      for (const label of firstFields) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toBeInViewport({ ratio: 1 });
        const { y, height } = (await field.boundingBox()) ?? { y: 0, height: Infinity };
        expect(y + height, label).toBeLessThanOrEqual(await roomOf(page, hasSaveBar));
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
});

test('the save bar keeps its place under a finger while the history below the fields loads', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  const id = await createDraft(context, baseURL ?? '');
  let answer = (): void => undefined;
  await page.route('**/assets/insight-*.js', async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    await route.continue();
  });
  await page.goto(`${proSite(baseURL)}/org/events/${id}?tab=dates`);
  await expect(page.getByRole('link', { name: 'Messages avec l’équipe' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const preview = page.getByRole('button', { name: 'Aperçu' });
  const before = await preview.boundingBox();
  answer();
  await expect(page.getByRole('heading', { name: 'Historique' })).toBeVisible();
  expect(await preview.boundingBox()).toEqual(before);
});
