// Specification: §5.38
import { expect, test } from '../fixtures/come-back.ts';
import { demoAccount, openAs, proSite, signIn } from '../fixtures/people.ts';

// Two loads of the editor and a sign-in: slow on a loaded machine.
test.setTimeout(120_000);
const patiently = expect.configure({ timeout: 30_000 });
const found = /^Nous avons retrouvé votre saisie du/;

test('an organiser finds every typed character after a reload, and after the session has ended and a sign-in', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const site = proSite(baseURL);
  const account = demoAccount('organizer');
  const title = `Veillée de contes ${crypto.randomUUID()}`;
  await openAs(page, `${site}/org/events/new`, account);

  await test.step('a reload in the middle of a new event', async () => {
    await page.getByRole('button', { name: 'Spectacles' }).click();
    await page.getByLabel('Titre', { exact: true }).pressSequentially(title);
    await page.reload();
    await patiently(page.getByText(found)).toBeVisible();
    await patiently(page.getByLabel('Titre', { exact: true })).toHaveValue(title);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await patiently(page).toHaveURL(/step=place/);
  });

  const event = `${new URL(page.url()).pathname}?tab=dates`;
  await test.step('a session that ends while the organiser types', async () => {
    await page.goto(`${site}${event}`);
    await patiently(page.getByLabel('Titre', { exact: true })).toHaveValue(title);
    await patiently(page.getByText(found)).toHaveCount(0);
    // The parts that load late would otherwise lead to the sign-in in the middle of the typing.
    await page.waitForLoadState('networkidle');
    // As after the end of a session: the readable cookie is left until a request is refused.
    await page.context().clearCookies({ name: /^s(Access|Refresh)Token/ });
    await page.getByLabel('Nombre de places').fill('cent');
    await page.getByLabel('Description').pressSequentially('Trois conteuses, au coin du feu.');
    await patiently(page).toHaveURL(/\/org\/auth\/login/);
    await signIn(page, account.email, account.password);
    await patiently(page).toHaveURL(`${site}${event}`);
    await patiently(page.getByText(found)).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Trois conteuses, au coin du feu.');
    await expect(page.getByLabel('Nombre de places')).toHaveValue('cent');
    await expect(page.getByLabel('Titre', { exact: true })).toHaveValue(title);
    await patiently(page.getByText('Enregistré, sauf 1 champ à corriger')).toBeVisible();
  });

  await test.step('the API has the valid field, the device the other one', async () => {
    await page.reload();
    await patiently(page.getByLabel('Description')).toHaveValue('Trois conteuses, au coin du feu.');
    await patiently(page.getByLabel('Nombre de places')).toHaveValue('cent');
  });
});

test('an organiser finds what was typed while the server did not serve the file that keeps it', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await openAs(page, `${proSite(baseURL)}/org/home`, demoAccount('organizer'));
  let refused = 0;
  await page.route('**/assets/device-draft-*.js', (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto(`${proSite(baseURL)}/org/events/new`);
  const title = `Veillée ${crypto.randomUUID()}`;
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await expect.poll(() => refused).toBeGreaterThan(1);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(title);
  await page.reload();
  await patiently(page.getByText(found)).toBeVisible();
  await patiently(page.getByLabel('Titre', { exact: true })).toHaveValue(title);
});

test('a field keeps each typed character while the map beside it waits for its style sheet', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await openAs(page, `${proSite(baseURL)}/org/events/new`, demoAccount('organizer'));
  await page.getByRole('button', { name: 'Spectacles' }).click();
  await page.getByLabel('Titre', { exact: true }).fill(`Veillée ${crypto.randomUUID()}`);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    void page.route('**/assets/leaflet-*.css', async (route) => {
      resolve();
      await new Promise<void>((done) => {
        answer = done;
      });
      await route.continue();
    });
  });
  await page.getByRole('button', { name: 'Continuer' }).click();
  await asked;
  const name = page.getByLabel('Nom du lieu');
  await name.pressSequentially('Salle des fêtes');
  await expect(name).toHaveValue('Salle des fêtes');
  answer();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(name).toHaveValue('Salle des fêtes');
});
