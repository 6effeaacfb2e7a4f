// Specification: §2.60 (an account by keyboard alone)
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/visit.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

test.setTimeout(120_000);

test('by keyboard alone, a member corrects a wrong address, signs in and adds a favourite', {
  tag: '@desktop',
}, async ({ page, member }) => {
  await page.addInitScript(() => localStorage.setItem('parages-terms-consent', 'yes'));
  await page.goto('/auth/login?redirectTo=%2Fville%2Ftours%2Fcategory%2Fconcerts');
  await whenInteractive(page);
  const address = page.getByLabel('Adresse e-mail');
  await tabTo(page, address);
  await page.keyboard.type('camille');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Adresse email incorrecte')).toBeVisible();
  await expect(address).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(member.email);
  await tabTo(page, page.getByLabel('Mot de passe', { exact: true }));
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/category\/concerts$/);
  await whenInteractive(page);
  const favourite = page
    .getByRole('main')
    .getByRole('button', { name: /^Favori/ })
    .first();
  const before = await favourite.getAttribute('aria-pressed');
  await tabTo(page, favourite);
  await page.keyboard.press('Space');
  await expect(favourite).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await expect(favourite).toBeFocused();
});
