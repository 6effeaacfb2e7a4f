import { z } from 'zod';
import { expect, test } from '../fixtures/come-back.ts';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { openAs, proSite } from '../fixtures/people.ts';
import { sandboxUrl } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

test.setTimeout(120_000);
const patiently = expect.configure({ timeout: 45_000 });
const messages = z.object({
  items: z.array(z.object({ isGenuine: z.boolean(), body: z.looseObject({ type: z.string() }) })),
});

test('an owner adds a webhook, whose receiver gets a signed test event, and reads it in the log', async ({
  page,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const { member, organisation } = await createOrganiser(site);
  await openAs(page, `${proSite(site)}/org/organisations/${organisation.id}`, member);
  await page.getByRole('link', { name: /^Webhooks/ }).click();
  await page.getByLabel('Adresse qui reçoit les messages').fill(`${sandboxUrl}/webhooks/in`);
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const secret = page.getByText(/^whsec_/);
  await patiently(secret).toBeVisible();
  await expectAccessible(page);
  await fetch(`${sandboxUrl}/webhooks/secret`, {
    method: 'POST',
    body: new URLSearchParams({ secret: (await secret.textContent()) ?? '' }),
  });

  await page.getByRole('button', { name: 'Envoyer un essai' }).click();
  await page.getByRole('button', { name: 'Journal' }).click();
  const log = page.getByRole('region', { name: 'Messages des 30 derniers jours' });
  await patiently(log.getByText('Reçu')).toBeVisible();
  await expectAccessible(page);
  const { items } = messages.parse(await (await fetch(`${sandboxUrl}/webhooks/messages`)).json());
  const isOfOurs = ({ body }: (typeof items)[number]) =>
    JSON.stringify(body).includes(organisation.id);
  expect(items.filter(isOfOurs)).toMatchObject([
    { isGenuine: true, body: { type: 'webhook.test' } },
  ]);
});
