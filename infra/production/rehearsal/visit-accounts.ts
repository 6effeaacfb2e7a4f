import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../process/paths.ts';
import { hosts } from './installation.ts';
import type { SecureClient } from './secure-client.ts';

export type People = { organiser: SecureClient; administrator: SecureClient };

const api = `https://${hosts.pro}/api/v1`;
const password = 'a giraffe in the long rain';
// The account to which the guide grants the role.
const administratorEmail = 'administrator@parages.example';

const formFields = (fields: Record<string, string>) =>
  Object.entries(fields).map(([id, value]) => ({ id, value }));

async function sendForm(client: SecureClient, name: string, body: object): Promise<void> {
  const address = `https://${hosts.pro}/auth-api/${name}`;
  const answer = await client.json<{ status: string }>(address, { method: 'POST', data: body });
  assert.equal(answer.status, 'OK', `${name}: ${JSON.stringify(answer)}`);
}

async function linkOf(sandbox: string, email: string): Promise<URL> {
  const query = new URLSearchParams({ to: email, count: '1', waitMs: '30000' });
  const answer = await fetch(`${sandbox}/mail/messages?${query}`);
  const { items } = (await answer.json()) as { items: { links: string[] }[] };
  const link = items[0]?.links.find((one) => one.includes('/verify-email'));
  assert(link, `no mail to ${email}`);
  return new URL(link);
}

async function signUp(client: SecureClient, sandbox: string, email: string): Promise<void> {
  const texts = { email, password, firstName: 'Camille', terms: 'true', newsletter: 'false' };
  await sendForm(client, 'signup', { formFields: formFields({ ...texts, locale: 'fr' }) });
  const link = await linkOf(sandbox, email);
  assert.equal(link.origin, `https://${hosts.pro}`);
  await sendForm(client, 'user/email/verify', {
    method: 'token',
    token: link.searchParams.get('token'),
  });
}

/** Signs an organiser and the first administrator up, whose role `grant` gives. */
export async function visitAccounts(
  { newClient, sandbox }: { newClient: () => SecureClient; sandbox: string },
  grant: () => Promise<void>,
): Promise<People> {
  const [organiser, administrator] = [newClient(), newClient()];
  await signUp(organiser, sandbox, 'camille@parages.example');
  await signUp(administrator, sandbox, administratorEmail);
  await grant();
  await sendForm(administrator, 'signin', {
    formFields: formFields({ email: administratorEmail, password }),
  });
  const wrong = await newClient().json<{ status: string }>(`https://${hosts.pro}/auth-api/signin`, {
    method: 'POST',
    data: { formFields: formFields({ email: administratorEmail, password: 'another one' }) },
  });
  assert.equal(wrong.status, 'WRONG_CREDENTIALS_ERROR');
  return { organiser, administrator };
}

type Body = { id: string; version: number };
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const place = { streetAddress: '12 quai Paul-Bert', postalCode: '37100', locality: 'Tours' };

async function createOrganisation({ organiser, administrator }: People): Promise<string> {
  const described = {
    name: 'Lantern Club',
    siren: '012345674',
    email: 'contact@example.org',
    ...place,
  };
  const { id, version } = await organiser.json<Body>(`${api}/org/organisations`, {
    method: 'POST',
    data: described,
  });
  await administrator.json(`${api}/moderation/organisations/${id}/approval`, {
    method: 'POST',
    data: { version },
  });
  return id;
}

const tabs = {
  categories: { themes: ['concerts'], tags: [], features: [], options: [], knownOptions: [] },
  dates: {
    label: 'Lantern ball',
    description: 'A ball at the river with two orchestras and many lanterns. Everyone may dance.',
    isPermanent: false,
    allowedPerson: null,
    periods: [{ startDate: dayIn(7), endDate: dayIn(7), startTime: '20:30', endTime: '22:30' }],
  },
  place: { name: 'Lantern House', ...place, position: { lon: 0.6848, lat: 47.3995 } },
  prices: { isFree: true, prices: [] },
  contacts: {
    contacts: [
      {
        type: 'booking',
        legalName: 'Lantern Club',
        emails: ['contact@example.org'],
        phoneNumbers: [],
        websites: [],
      },
    ],
  },
};

function pictureForm(): { headers: Record<string, string>; body: Buffer } {
  const boundary = 'parages-rehearsal';
  const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n`;
  return {
    headers: { rid: 'anti-csrf', 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(`${part('name="credits"')}\r\nCamille Martin\r\n`),
      Buffer.from(`${part('name="file"; filename="bal.webp"')}content-type: image/webp\r\n\r\n`),
      readFileSync(path.join(root, 'docs/images/home-desktop.webp')),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

async function addPicture(organiser: SecureClient, event: string): Promise<void> {
  const sent = await organiser.call(`${api}/org/pois/${event}/media`, {
    method: 'POST',
    ...pictureForm(),
  });
  assert.equal(sent.status, 201, String(sent.body));
}

/** A public picture, which nginx keeps. */
async function visitPicture(client: SecureClient, id: string, folder: string): Promise<void> {
  const headers = { accept: 'image/webp' };
  for (let time = 0; time < 2; time += 1) {
    const picture = await client.call(`https://${hosts.main}/mediafile/${id}?w=640`, { headers });
    assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/webp']);
    assert.equal(picture.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(picture.headers.vary, 'Accept');
  }
  assert.equal(readdirSync(path.join(folder, 'nginx/pictures')).length, 1);
  assert(readdirSync(path.join(folder, 'pictures')).length > 0);
}

/** Publishes an event with a picture; returns its id. */
export async function visitEvent(people: People, folder: string): Promise<string> {
  const { organiser, administrator } = people;
  const organisationId = await createOrganisation(people);
  const draft = { organisationId, label: tabs.dates.label };
  const { id } = await organiser.json<Body>(`${api}/org/pois`, { method: 'POST', data: draft });
  const address = `${api}/org/pois/${id}`;
  const versionNow = async () => (await organiser.json<Body>(address)).version;
  for (const [tab, data] of Object.entries(tabs))
    await organiser.json(`${address}/${tab}`, {
      method: 'PATCH',
      data: { ...data, version: await versionNow() },
    });
  await addPicture(organiser, id);
  await organiser.json(`${address}/submission`, {
    method: 'POST',
    data: { autopublish: true, version: await versionNow() },
  });
  await administrator.json(`${address}/acceptance`, {
    method: 'POST',
    data: { version: await versionNow() },
  });
  const { media } = await organiser.json<{ media: { id: string }[] }>(`${api}/pois/${id}`);
  assert.equal(media.length, 1);
  await visitPicture(organiser, media[0]?.id ?? '', folder);
  return id;
}

/** Pays a campaign for the event at the stand-in of payments. */
export async function visitPayment(
  { organiser }: People,
  sandbox: string,
  poiId: string,
): Promise<void> {
  const draft = { poiId, startDate: dayIn(1), weeks: 1 };
  const { id } = await organiser.json<Body>(`${api}/org/campaigns`, {
    method: 'POST',
    data: draft,
  });
  const campaign = `${api}/org/campaigns/${id}`;
  await organiser.json(`${campaign}/payment`, { method: 'POST' });
  const payments = `${sandbox}/_sandbox/payments/sessions`;
  const { items } = (await (await fetch(payments)).json()) as { items: { id: string }[] };
  const paid = await fetch(`${payments}/${items[0]?.id}/payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card: '4242 4242 4242 4242',
      email: 'compta@example.org',
      name: 'Camille',
    }),
  });
  assert.equal(paid.status, 200, await paid.text());
  // The webhook of the payment changes the campaign.
  let status = '';
  for (let tries = 0; tries < 60 && status !== 'active'; tries += 1) {
    status = (await organiser.json<{ status: string }>(campaign)).status;
    await wait(250);
  }
  assert.equal(status, 'active');
}
