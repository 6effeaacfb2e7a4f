// Specification: §1.17 (in the browser)
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../fixtures/come-back.ts';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { putEventOnline, submitEvent } from '../fixtures/online-event.ts';
import { demoAccount, openAs, openBrowserOf, proSite } from '../fixtures/people.ts';
import { sandboxUrl, waitForMails } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

test.setTimeout(240_000);
const patiently = expect.configure({ timeout: 30_000 });
// Pages add the header that the session library requires; calls outside a page add it themselves.
const headers = { rid: 'anti-csrf' };

const checkbox = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Sélectionner «\u00a0${title}\u00a0»` });
const subjectsTo = async (email: string): Promise<string[]> =>
  (await waitForMails(email)).map(({ subject }) => subject);

test('the team decides about several events together, with one mail that reports the final decisions; meanwhile an administrator gives a role and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const pro = proSite(baseURL);
  const { member, organisation, calls } = await createOrganiser(site);
  const titles = ['Bal', 'Concert', 'Conte'].map((name) => `${name} ${crypto.randomUUID()}`);
  for (const title of titles) await submitEvent(calls, site, title);
  const [bal = '', concert = '', conte = ''] = titles;
  const bar = page.getByRole('region', { name: 'Décider de plusieurs événements' });
  await openAs(page, `${pro}/org/home`, demoAccount('admin'));

  await test.step('the events of the organisation are refused together, which is undone', async () => {
    await page.goto(`${pro}/org/moderation?organisation=${organisation.id}`);
    await patiently(checkbox(page, conte)).toBeVisible();
    await bar.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await bar.getByRole('button', { name: 'Refuser la sélection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refuser 3 événements' });
    await patiently(dialog.getByText(/^1 personne recevra un e-mail/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Doublon' }).click();
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await patiently(bar.getByText('3 événements refusés.')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await patiently(page.getByText('Décisions annulées.')).toBeVisible();
  });

  await test.step('two are accepted, then the third is refused', async () => {
    await patiently(checkbox(page, bal)).toBeVisible();
    await checkbox(page, bal).check();
    await checkbox(page, concert).check();
    await bar.getByRole('button', { name: 'Accepter la sélection' }).click();
    const acceptance = page.getByRole('dialog', { name: /^Accepter 2 événements/ });
    await patiently(acceptance.getByText(/^1 personne recevra un e-mail/)).toBeVisible();
    await acceptance.getByRole('button', { name: 'Accepter la sélection' }).click();
    await patiently(bar.getByText('2 événements acceptés.')).toBeFocused();
    await checkbox(page, conte).check();
    await bar.getByRole('button', { name: 'Refuser la sélection' }).click();
    const refusal = page.getByRole('dialog', { name: 'Refuser 1 événement' });
    await refusal.getByRole('button', { name: 'Droits d’image' }).click();
    await refusal.getByLabel('Message à l’organisateur').fill('Qui a pris la photo\u00a0?');
    await refusal.getByRole('button', { name: 'Refuser' }).click();
    await patiently(bar.getByText('1 événement refusé.')).toBeFocused();
  });

  const colleague = await openBrowserOf(browser, page);
  await test.step('an administrator makes the organiser a moderator, who then reads the queue', async () => {
    await colleague.context().addCookies(member.cookies);
    await colleague.goto(`${pro}/org/moderation`);
    await patiently(colleague.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(colleague.getByText('Événements à vérifier')).toHaveCount(0);
    await page.goto(`${pro}/org/moderation/users?${new URLSearchParams({ q: member.email })}`);
    await changeRole(page, 'Donner');
    await colleague.goto(`${pro}/org/moderation`);
    await patiently(colleague.getByRole('heading', { level: 1 })).toHaveText(
      'Événements à vérifier',
    );
  });

  await test.step('once the role is taken back, the queue is closed again', async () => {
    await changeRole(page, 'Retirer');
    await expectAccessible(page);
    await colleague.goto(`${pro}/org/moderation`);
    await patiently(colleague.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(colleague.getByText('Événements à vérifier')).toHaveCount(0);
  });

  await test.step('one mail reports what was decided in the end', async () => {
    const subject = '2\u00a0événements en ligne, 1\u00a0événement à corriger';
    await expect.poll(() => subjectsTo(member.email), { timeout: 90_000 }).toContain(subject);
    const mails = await waitForMails(member.email);
    const reports = mails.filter(({ text }) => titles.some((title) => text?.includes(title)));
    // Each submission was confirmed by a mail of its own.
    expect(reports.filter(({ subject: one }) => !one.endsWith('est en vérification'))).toHaveLength(
      1,
    );
    expect(reports[0]?.text).toContain('Qui a pris la photo');
  });
  await Promise.all([colleague.context().close(), calls.dispose()]);
});

async function changeRole(page: Page, verb: 'Donner' | 'Retirer'): Promise<void> {
  const roles = page.getByRole('group', { name: /^Rôles de/ });
  const chip = roles.getByRole('button', { name: 'Modérateur', exact: true });
  await chip.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${verb} le rôle`) });
  await dialog.getByRole('button', { name: `${verb} ce rôle` }).click();
  await patiently(dialog).toBeHidden();
  await patiently(chip).toHaveAttribute('aria-pressed', String(verb === 'Donner'));
}

const sessions = z.object({
  items: z.array(z.object({ id: z.string(), client_reference_id: z.string().nullable() })),
});

/** A campaign of four weeks from today, which the sandbox’s test card has paid. */
async function payCampaign(
  calls: APIRequestContext,
  site: string,
  poiId: string,
  payer: string,
): Promise<string> {
  const api = `${site}/api/v1/org/campaigns`;
  const { firstDay } = z
    .object({ firstDay: z.string() })
    .parse(await (await calls.get(`${api}/offer`)).json());
  const draft = { poiId, startDate: firstDay, weeks: 4 };
  const { id } = z
    .object({ id: z.string() })
    .parse(await (await calls.post(api, { headers, data: draft })).json());
  expect((await calls.post(`${api}/${id}/payment`, { headers })).ok()).toBe(true);
  const { items } = sessions.parse(
    await (await calls.get(`${sandboxUrl}/_sandbox/payments/sessions`)).json(),
  );
  const session = items.find((one) => one.client_reference_id === id)?.id;
  const card = { card: '4242 4242 4242 4242', email: payer, name: 'Camille Martin' };
  await calls.post(`${sandboxUrl}/_sandbox/payments/sessions/${session}/payment`, { data: card });
  const readState = async () => (await (await calls.get(`${api}/${id}`)).json()).state;
  await patiently.poll(readState).toBe('running');
  return id;
}

test('the address typed at a payment gets the invoice; an administrator refunds a part of it, then stops the campaign; its organiser reads why and writes to the team', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const pro = proSite(baseURL);
  const { member, calls } = await createOrganiser(site);
  const moderator = await openBrowserOf(browser, page);
  await openAs(moderator, `${site}/profile`, demoAccount('moderator'));
  const title = `Bal des lampions ${crypto.randomUUID()}`;
  const event = await putEventOnline({ request: calls }, moderator, site, title);
  const payer = `compta-${event.id}@example.org`;
  const id = await payCampaign(calls, site, event.id, payer);
  await moderator.context().close();

  await test.step('the address typed at the payment gets the invoice', async () => {
    const [receipt] = await waitForMails(payer);
    expect(receipt?.subject).toMatch(/^Facture F\d{4}-\d{6}$/);
    expect(receipt?.attachments).toEqual([
      { filename: expect.stringMatching(/^F\d{4}-\d{6}\.pdf$/) },
    ]);
  });

  await test.step('ten euros are refunded, and a mail says so', async () => {
    await openAs(page, `${pro}/org/campaigns/${id}`, demoAccount('admin'));
    await page.getByRole('button', { name: 'Rembourser', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Rembourser cette campagne' });
    await dialog.getByLabel('Montant (€)').fill('10');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Rembourser' }).click();
    await patiently(dialog).toBeHidden();
    await patiently(page.getByText(/^10,00\s€ le .*remboursé$/)).toBeVisible();
    await patiently
      .poll(() => subjectsTo(member.email))
      .toContainEqual(expect.stringMatching(/rembours/i));
  });

  await test.step('the administrator stops the campaign, with a reason', async () => {
    await page.getByRole('button', { name: 'Arrêter la campagne' }).click();
    const dialog = page.getByRole('dialog', { name: /^Arrêter/ });
    await patiently(
      dialog.getByText('1 personne de l’organisation recevra un e-mail.'),
    ).toBeVisible();
    await dialog.getByLabel('Motif, lu par l’organisateur').fill('L’affiche n’est pas à vous.');
    await dialog.getByRole('button', { name: 'Arrêter la campagne' }).click();
    await patiently(page.getByText(/^Cette campagne a été arrêtée le/)).toBeVisible();
  });

  await test.step('the organiser reads why and writes to the team, which gets the message', async () => {
    const organiser = await openBrowserOf(browser, page);
    await organiser.context().addCookies(member.cookies);
    await organiser.goto(`${pro}/org/campaigns/${id}`);
    await patiently(organiser.getByText('L’affiche n’est pas à vous.')).toBeVisible();
    await organiser.getByRole('button', { name: 'Écrire à l’équipe' }).click();
    const dialog = organiser.getByRole('dialog', { name: 'Écrire à l’équipe' });
    await dialog.getByLabel('Votre message').fill(`L’affiche est de notre graphiste. ${event.id}`);
    await expectAccessible(organiser);
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await patiently(organiser.getByText(`nous répondrons à ${member.email}`)).toBeVisible();
    const read = async () =>
      (await waitForMails('equipe@parages.example')).map(({ text }) => text).join();
    await patiently.poll(read).toContain(event.id);
    await organiser.context().close();
  });
  await calls.dispose();
});
