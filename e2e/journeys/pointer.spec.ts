// Specification: §2.60 (a press that is taken back)
import { expect, test, whenInteractive } from '../fixtures/visitor.ts';

test('a press that the visitor takes back by leaving the button opens no panel and no page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/ville/tours/category/concerts');
  await whenInteractive(page);
  const place = page.getByRole('button', { name: /changer de lieu/ }).first();
  const link = page.locator('main a[href*="/evenement/"]').first();
  for (const control of [place, link]) {
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(3, 3);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/category\/concerts$/);
  }
  // Proof that the press was on the button.
  await place.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
