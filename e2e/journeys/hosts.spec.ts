// Specification: §2.3, §2.51
import { expect, test } from '@playwright/test';

const proOrigin = (baseURL: string | undefined): string =>
  (baseURL ?? '')
    .replace('//localhost', '//pro.localhost')
    .replace('//127.0.0.1', '//pro.localhost');

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
