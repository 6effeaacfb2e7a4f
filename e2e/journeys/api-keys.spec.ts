import { request } from '@playwright/test';
import { expect, test } from '../fixtures/come-back.ts';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { openAs, proSite } from '../fixtures/people.ts';
import { waitForMails } from '../fixtures/sandbox.ts';

test.setTimeout(120_000);

test('an owner creates a key, a program sends an event with it, and the key is refused once it is revoked', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const site = proSite(origin);
  const { member, organisation } = await createOrganiser(origin);
  const keys = `${site}/org/organisations/${organisation.id}/api-keys`;
  const program = await request.newContext();
  const create = (key: string) =>
    program.post(`${origin}/api/v1/org/pois`, {
      headers: { authorization: `Bearer ${key}` },
      data: { organisationId: organisation.id, label: 'Bal des lampions' },
    });
  let key = '';

  await test.step('the page shows the key once', async () => {
    await openAs(page, keys, member);
    await page.getByLabel('Son nom').fill('Billetterie');
    await page.getByRole('button', { name: 'Créer la clé' }).click();
    const shown = page.getByRole('dialog', { name: 'Votre clé Billetterie' });
    key = await shown.getByLabel('La clé').inputValue();
    expect(key).toMatch(/^parages_sk_[0-9A-Za-z]{49}$/);
    await shown.getByRole('button', { name: 'C’est noté' }).click();
    await expect(shown).toBeHidden();
    await page.reload();
    await expect(page.getByText('Billetterie')).toBeVisible();
    await expect(page.getByText('jamais utilisée')).toBeVisible();
    expect(await page.content()).not.toContain(key);
    const mails = await waitForMails(member.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain(
      `${organisation.name}\u00a0: une nouvelle clé d’API`,
    );
  });

  await test.step('a program creates an event of the organisation', async () => {
    const created = await create(key);
    expect([created.status(), (await created.json()).status]).toEqual([201, 'draft']);
  });

  await test.step('the revoked key is refused', async () => {
    await page.getByRole('button', { name: 'Révoquer la clé Billetterie' }).click();
    const dialog = page.getByRole('dialog', { name: /^Révoquer la clé/ });
    await dialog.getByRole('button', { name: 'Révoquer', exact: true }).click();
    await expect(page.getByText('Révoquée')).toBeVisible();
    const refused = await create(key);
    expect([refused.status(), (await refused.json()).code]).toEqual([401, 'api_key_revoked']);
  });
  await program.dispose();
});
