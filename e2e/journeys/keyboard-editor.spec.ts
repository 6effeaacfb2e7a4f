// Specification: §2.60 (an event made, its pictures put in order, and sent)
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectVisibleFocus, press, tabTo } from '../fixtures/keyboard.ts';
import { paintPicture } from '../fixtures/painted-picture.ts';
import { demoAccount, openAs, proSite } from '../fixtures/people.ts';

// Hundreds of steps, each checked: slow on a loaded machine.
test.setTimeout(300_000);

// Maximum number of presses of Tab to reach a control. The test uses no pointer.
const mostSteps = 150;
const reach = (page: Page, target: Locator): Promise<void> => tabTo(page, target, 'Tab', mostSteps);

async function push(
  page: Page,
  name: string | RegExp,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await reach(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press(key);
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(name, { exact: true }));
  await page.keyboard.type(text);
}

/**
 * The focus goes to the position text of the step; for the second step, which is on another page,
 * to the main content.
 */
async function goOn(page: Page, step: number): Promise<void> {
  await push(page, 'Continuer');
  const place = page.getByText(`Étape ${step} sur 5`);
  await expect(place).toBeVisible();
  await expect(step === 2 ? page.getByRole('main') : place).toBeFocused();
}

test('an organiser creates an event, swaps its pictures and submits it by keyboard alone', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await openAs(page, `${proSite(baseURL)}/org/events`, demoAccount('organizer'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('step 1: title, a date, the category and a description; the dialog of several dates opens and closes', async () => {
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await reach(page, page.getByRole('link', { name: 'Créer un événement' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Étape 1 sur 5')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await write(page, 'Titre', `Concert au clavier ${crypto.randomUUID()}`);
    await push(page, 'Ajouter une date');
    await expect(page.getByText('1 date', { exact: true })).toBeVisible();
    await push(page, 'Plusieurs dates…');
    const dialog = page.getByRole('dialog', { name: 'Plusieurs dates' });
    await expect(dialog).toBeVisible();
    await reach(page, dialog.getByLabel('Se répète'));
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByLabel('Se répète')).toHaveValue('daily');
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Plusieurs dates…' })).toBeFocused();
    await push(page, 'Concerts', 'Space');
    await expect(page.getByRole('button', { name: 'Concerts' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await write(page, 'Description', 'Une fugue à quatre mains.');
    await goOn(page, 2);
  });

  await test.step('step 2: the place, by its address', async () => {
    await write(page, 'Nom du lieu', 'Temple Saint-Martin');
    await write(page, 'Adresse', '12 rue des Tilleuls');
    await write(page, 'Code postal', '37000');
    await write(page, 'Commune', 'Tours');
    await push(page, 'Placer sur la carte');
    await expect(page.getByText(/^Placé/)).toBeVisible();
    await expectVisibleFocus(page);
    await goOn(page, 3);
  });

  await test.step('step 3: the price and a contact', async () => {
    await push(page, 'Plein tarif');
    // The added row comes before the button that added it.
    await tabTo(page, page.getByLabel('À partir de (€)'), 'Shift+Tab');
    await page.keyboard.type('8,50');
    await push(page, 'Ajouter un contact');
    await tabTo(page, page.getByRole('textbox', { name: 'Sites' }), 'Shift+Tab');
    await page.keyboard.type('https://example.org/fugue');
    await goOn(page, 4);
  });

  await test.step('step 4: two pictures, swapped and swapped back; focal point and credits of one', async () => {
    const input = page.getByLabel('Choisir des images').and(page.locator('input'));
    // Listens before the presses of Tab: a listener added right before Enter may miss the chooser.
    const opened = page.waitForEvent('filechooser');
    await reach(page, input);
    await page.keyboard.press('Enter');
    const chooser = await opened;
    const files = [1, 2].map((seed) => ({
      name: `fugue-${seed}.png`,
      mimeType: 'image/png',
      buffer: paintPicture(seed),
    }));
    await chooser.setFiles(files);
    await expect(page.getByRole('button', { name: 'Retirer l’image 2' })).toBeVisible({
      timeout: 30_000,
    });
    await push(page, 'Reculer l’image 1');
    await expect(page.getByText('L’image est maintenant à la place 2.')).toBeVisible();
    await expectVisibleFocus(page);
    await tabTo(page, page.getByRole('button', { name: 'Avancer l’image 2' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('L’image est maintenant à la place 1.')).toBeVisible();
    await expectVisibleFocus(page);
    await reach(page, page.getByRole('button', { name: 'Décrire et créditer' }).last());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Décrire et créditer' });
    await reach(page, dialog.getByRole('button', { name: /^Point à garder visible/ }));
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('button', { name: /50.%, 45.%/ })).toBeFocused();
    await write(page, 'Crédit', 'Camille Martin');
    await reach(page, dialog.getByRole('button', { name: 'Enregistrer' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expectVisibleFocus(page);
  });

  await test.step('step 5: the request for publication', async () => {
    await goOn(page, 5);
    await expect(page.getByText('Rien d’obligatoire ne manque')).toBeVisible();
    await push(page, 'Demander la publication');
    const dialog = page.getByRole('dialog', { name: 'Demander la publication' });
    const box = dialog.getByRole('checkbox');
    await reach(page, box);
    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
    await reach(page, dialog.getByRole('button', { name: 'Demander la publication' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cet événement est en vérification')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
