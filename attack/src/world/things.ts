import sharp from 'sharp';
import { z } from 'zod';
import type { Client, Form } from '../client/client.ts';
import { type Call, callsOf } from './calls.ts';
import { makeKey } from './keys.ts';
import type { Person } from './people.ts';
import { addWebhook } from './webhooks.ts';
import { eventWords } from './words.fr.ts';

export type Things = {
  name: string;
  slug: string;
  organisationId: string;
  /** A complete draft. */
  poiId: string;
  publishedPoiId: string;
  publishedSlug: string;
  archivedPoiId: string;
  inReviewPoiId: string;
  mediaFileId: string;
  campaignId: string;
  /** The number of a paid invoice. */
  number: string;
  importId: string;
  sourceId: string;
  /** A sent file. */
  attachmentId: string;
  webhookId: string;
  /** A message of the webhook that waits. */
  deliveryId: string;
  invitationId: string;
  /** A secret key. */
  keyId: string;
  /** The account of a member other than the owner. */
  accountId: string;
};

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const dayMs = 86_400_000;
const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

let sirens = 0;
/**
 * A SIREN with a valid check digit that the sandbox's registry knows: it begins with 0, and its
 * fifth and sixth digits are not 99.
 */
function newSiren(): string {
  sirens += 1;
  const digits = `0${String(process.pid % 1000).padStart(3, '1')}${String(sirens).padStart(4, '0')}`;
  const sum = [...`${digits}0`].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const price = {
  priceModes: ['PerPerson'],
  startDate: null,
  endDate: null,
  additionalInfo: null,
  maxPriceCents: null,
};
const address = { streetAddress: 'Quai Malraux', postalCode: '37000', locality: 'Tours' };

export const tabsOf = (label: string) => ({
  categories: {
    themes: ['spectacles'],
    tags: ['conte'],
    features: [],
    options: ['outside'],
    knownOptions: ['outside', 'pmr'],
  },
  dates: {
    label,
    description: eventWords.description,
    isPermanent: false,
    allowedPerson: 80,
    periods: [7, 14].map((days) => ({
      startDate: dayIn(days),
      endDate: dayIn(days),
      startTime: '20:30',
      endTime: '22:30',
    })),
  },
  place: { name: eventWords.place, ...address, position: { lon: 0.6848, lat: 47.3995 } },
  prices: {
    isFree: false,
    prices: [
      { ...price, minPriceCents: 800, policyName: 'BaseRateFullRate', label: 'Plein tarif' },
    ],
  },
  contacts: {
    contacts: [
      {
        type: 'booking',
        legalName: 'Contes',
        emails: ['contes@example.org'],
        phoneNumbers: [],
        websites: [],
      },
    ],
  },
});

const plainPicture = (seed: number): Promise<Buffer> =>
  sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: seed % 256, g: 90, b: 160 } },
  })
    .png()
    .toBuffer();

export const declareOrganisation = (
  call: Call,
  name: string,
): Promise<{ id: string; version: number }> =>
  call('POST', '/org/organisations', {
    name,
    email: 'contact@example.org',
    ...address,
    siren: newSiren(),
  });

export async function writeEvent(
  call: Call,
  organisationId: string,
  label: string,
  seed = 1,
): Promise<{ poiId: string; mediaFileId: string }> {
  const { id: poiId } = await call('POST', '/org/pois', { organisationId, label });
  const versionNow = async (): Promise<number> => (await call('GET', `/org/pois/${poiId}`)).version;
  for (const [tab, body] of Object.entries(tabsOf(label)))
    await call('PATCH', `/org/pois/${poiId}/${tab}`, { ...body, version: await versionNow() });
  return { poiId, mediaFileId: await addPicture(call, poiId, seed) };
}

async function addPicture(call: Call, poiId: string, seed: number): Promise<string> {
  const form: Form = [
    { name: 'title', value: eventWords.picture },
    {
      name: 'file',
      file: { name: 'contes.png', type: 'image/png', bytes: await plainPicture(seed) },
    },
  ];
  return (await call<{ mediaFileId: string }>('POST', `/org/pois/${poiId}/media`, form))
    .mediaFileId;
}

export async function moveEvent(
  reader: Call,
  mover: Call,
  poiId: string,
  verb: string,
  body: object = {},
): Promise<void> {
  const { version } = await reader('GET', `/org/pois/${poiId}`);
  await mover('POST', `/org/pois/${poiId}/${verb}`, { ...body, version });
}

export type Hands = {
  client: Client;
  sandboxUrl: string;
  owner: Person;
  moderator: Person;
  member: Person;
  name: string;
};

const copyOf = async (call: Call, poiId: string, label: string): Promise<string> => {
  const { id, version } = await call('POST', `/org/pois/${poiId}/duplication`, {});
  await call('PATCH', `/org/pois/${id}/dates`, { ...tabsOf(label).dates, version });
  return id;
};

const sessionsSchema = z.object({
  items: z.array(z.object({ id: z.string(), status: z.string() })),
});

async function payCampaign(call: Call, sandboxUrl: string, campaignId: string): Promise<string> {
  await call('POST', `/org/campaigns/${campaignId}/payment`);
  const payments = `${sandboxUrl}/_sandbox/payments/sessions`;
  const { items } = sessionsSchema.parse(await (await fetch(payments)).json());
  const open = items.find(({ status }) => status === 'open');
  const headers = { 'content-type': 'application/json' };
  await fetch(`${payments}/${open?.id}/payment`, { method: 'POST', headers, body: '{}' });
  await call('POST', `/org/campaigns/${campaignId}/payment/settlement`);
  const invoices = await call<{ items: { number: string }[] }>(
    'GET',
    `/org/campaigns/${campaignId}/invoices`,
  );
  const [invoice] = invoices.items;
  if (invoice === undefined) throw new Error(`campaign ${campaignId} has no invoice`);
  return invoice.number;
}

/** Sends a message about an event to the team, and returns the id of its file. */
async function writeMessage(
  call: Call,
  {
    organisationId,
    publishedPoiId,
    name,
  }: Pick<Things, 'organisationId' | 'publishedPoiId' | 'name'>,
): Promise<string> {
  const { id } = await call('POST', `/org/organisations/${organisationId}/attachments`, [
    { name: 'file', file: { name: `${name}.pdf`, type: 'application/pdf', bytes: pdf } },
  ]);
  const text = `Message ${name}`;
  const message = { id: crypto.randomUUID(), text, attachmentIds: [id] };
  await call('POST', `/org/pois/${publishedPoiId}/conversation`, message);
  return id;
}

async function sendTable(call: Call, organisationId: string): Promise<string> {
  const bytes = Buffer.from('ext_id;title\n1;Bal\n');
  const file = { name: 'programme.csv', type: 'text/csv', bytes };
  const { id } = await call('POST', '/imports', [
    { name: 'organisationId', value: organisationId },
    { name: 'file', file },
  ]);
  return id;
}

export async function makeThings({
  client,
  sandboxUrl,
  owner,
  moderator,
  member,
  name,
}: Hands): Promise<Things> {
  const [call, moderate] = [callsOf(client, owner), callsOf(client, moderator)];
  const organisation = await declareOrganisation(call, name);
  const organisationId = organisation.id;
  await moderate('POST', `/moderation/organisations/${organisationId}/approval`, {
    version: organisation.version,
  });
  const { poiId } = await writeEvent(call, organisationId, `${eventWords.title} ${name}`);
  const publishedPoiId = await copyOf(call, poiId, `${eventWords.title} ${name} publique`);
  await moveEvent(call, call, publishedPoiId, 'submission', { autopublish: true });
  await moveEvent(call, moderate, publishedPoiId, 'acceptance');
  const archivedPoiId = await copyOf(call, poiId, 'Ancien');
  await moveEvent(call, call, archivedPoiId, 'archival', { confirmation: 'Ancien' });
  const inReviewPoiId = await copyOf(call, poiId, `${eventWords.title} ${name} relue`);
  await moveEvent(call, call, inReviewPoiId, 'submission', { autopublish: false });
  // A picture that only the draft uses: the other events were copied before it was added.
  const mediaFileId = await addPicture(call, poiId, 2);
  const campaign = {
    poiId: publishedPoiId,
    title: `Campagne ${name}`,
    startDate: dayIn(1),
    weeks: 1,
  };
  const { id: campaignId } = await call('POST', '/org/campaigns', campaign);
  const paid = await call('POST', '/org/campaigns', { ...campaign, startDate: dayIn(9) });
  const number = await payCampaign(call, sandboxUrl, paid.id);
  const importId = await sendTable(call, organisationId);
  const { id: sourceId } = await call('POST', '/org/sources', {
    organisationId,
    url: `${sandboxUrl}/agendas/agenda.ics`,
  });
  const invitation = { email: `invited-${crypto.randomUUID()}@example.org`, role: 'editor' };
  const { id: invitationId } = await call(
    'POST',
    `/org/organisations/${organisationId}/invitations`,
    invitation,
  );
  const { id: keyId } = await makeKey(call, organisationId, 'secret');
  const webhook = await addWebhook(call, organisationId, sandboxUrl);
  const attachmentId = await writeMessage(call, { organisationId, publishedPoiId, name });
  const { slug } = await call<{ slug: string }>('GET', `/org/organisations/${organisationId}`);
  const { slugFr } = await call<{ slugFr: string }>('GET', `/pois/${publishedPoiId}`);
  return {
    name,
    slug,
    organisationId,
    poiId,
    publishedPoiId,
    publishedSlug: slugFr,
    archivedPoiId,
    inReviewPoiId,
    mediaFileId,
    campaignId,
    number,
    importId,
    sourceId,
    attachmentId,
    ...webhook,
    invitationId,
    keyId,
    accountId: member.id,
  };
}
