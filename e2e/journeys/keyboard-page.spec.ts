// Specification: §2.60 (a whole page by keyboard alone)
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test, whenInteractive } from '../fixtures/visitor.ts';

// A hundred steps, each checked: slow on a loaded machine.
test.setTimeout(120_000);

test('by keyboard alone, a visitor passes through a whole event page without a trap, in the order of the page, and back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/ville/tours/category/concerts');
  await whenInteractive(page);
  const path = await page.locator('main a[href*="/evenement/"]').first().getAttribute('href');
  await page.goto(path ?? '');
  await whenInteractive(page);
  // True once the focus has moved backwards in the document.
  await page.evaluate(() => {
    let last: Node | null = null;
    document.addEventListener('focusin', ({ target }) => {
      const now = target as HTMLElement;
      const isBack =
        last !== null &&
        (last.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      if (isBack) document.documentElement.dataset.wentBack = now.outerHTML.slice(0, 120);
      last = now;
    });
  });
  const links = page.getByRole('contentinfo').getByRole('link');
  await tabTo(page, links.last(), 'Tab', 150);
  await expect(page.locator('html')).not.toHaveAttribute('data-went-back', /.*/);
  await tabTo(page, links.first(), 'Shift+Tab', 60);
});
