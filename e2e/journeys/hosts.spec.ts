// Specification: §2.3, §2.51
import { expect, test } from '@playwright/test';

const proOrigin = (baseURL: string | undefined): string =>
  (baseURL ?? '')
    .replace('//localhost', '//pro.localhost')
    .replace('//127.0.0.1', '//pro.localhost');

for (const width of [390, 1440])
  test(`O15: no poster of the landing page covers letters of another one at ${width} pixels`, {
    tag: '@desktop',
  }, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${proOrigin(baseURL)}/org/`);
    await expect(page.locator('[data-poster] img')).toHaveCount(3);
    const covered = await page.locator('[data-poster] p').evaluateAll((texts) =>
      texts.flatMap((text) => {
        text.scrollIntoView({ block: 'center' });
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, top, width: wide, height } = range.getBoundingClientRect();
        const points = [0.02, 0.5, 0.98].map((part) => [left + part * wide, top + height / 2]);
        const isSeen = points.every(([x = 0, y = 0]) =>
          text.closest('[data-poster]')?.contains(document.elementFromPoint(x, y)),
        );
        return isSeen ? [] : [text.textContent];
      }),
    );
    expect(covered).toEqual([]);
  });

test('the professional host redirects /auth/login to /org/auth/login, and serves a page at /org/', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${proOrigin(baseURL)}/auth/login`);
  await expect(page).toHaveURL(/\/org\/auth\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${proOrigin(baseURL)}/org/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('robots.txt excludes the API', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Disallow: /api/');
});

test('an unknown town redirects to the home page', async ({ page }) => {
  await page.goto('/ville/nulle-part');
  await expect(page).toHaveURL(/\/$/);
});
