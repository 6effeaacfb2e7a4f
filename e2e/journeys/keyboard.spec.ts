// Specification: §2.60 (search, filter, open by keyboard alone)
import { press, tabTo } from '../fixtures/keyboard.ts';
import { expect, test, whenInteractive } from '../fixtures/visitor.ts';

// A hundred steps, each checked: slow on a loaded machine.
test.setTimeout(120_000);

// The tests use keys only, never a pointer.

test('by keyboard alone, a visitor searches a place: Escape returns the focus to the button, Enter chooses the suggestion', async ({
  page,
}) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  const place = page.getByRole('button', { name: /^Tours,/ });
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('Angers');
  const option = page.getByRole('option', { name: /Angers/ }).first();
  await expect(option).toBeVisible();
  await press(page, 'ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/coords=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Angers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, 'Tab');
});

test('by keyboard alone, a visitor selects a range of dates in the calendar, and the button of the panel puts it into the URL', async ({
  page,
}) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  const dates = page.getByRole('button', { name: /^Toutes les dates,/ });
  await tabTo(page, dates);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid')).toBeVisible();
  const day = dialog.getByRole('grid').locator('button[tabindex="0"]');
  await tabTo(page, day);
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await expect(dates).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, day);
  await press(page, 'PageDown');
  await press(page, 'Home');
  await press(page, 'Enter');
  const first = await page.evaluate(() =>
    document.activeElement?.closest('[data-day]')?.getAttribute('data-day'),
  );
  await press(page, 'ArrowDown');
  await press(page, 'End');
  await press(page, 'Enter');
  const last = await page.evaluate(() =>
    document.activeElement?.closest('[data-day]')?.getAttribute('data-day'),
  );
  await expect(dialog.getByRole('status').last()).toContainText(/^Du .+ au .+/);
  await tabTo(page, dialog.getByRole('button', { name: /^(Appliquer|Voir|Aucune)/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`dates=${first}_${last}`));
  await expect(page.getByRole('button', { name: /changer de dates/ })).toBeFocused();
  await press(page, 'Tab');
});

test('by keyboard alone, a visitor opens an event, whose title has the focus; going back restores the focus on its link', async ({
  page,
}) => {
  await page.goto('/ville/tours/category/concerts');
  await whenInteractive(page);
  const event = page.locator('main a[href*="/evenement/"]').first();
  await tabTo(page, event);
  const title = await event.textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/evenement\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(title?.trim() ?? '');
  await expect(heading).toBeFocused();
  await press(page, 'Tab');
  await press(page, 'Shift+Tab');
  await page.goBack();
  await expect(page).toHaveURL(/category\/concerts/);
  await expect(event).toBeFocused();
  await press(page, 'Tab');
});
