import type { Test } from 'supertest';
import { v4 as uuidv4 } from 'uuid';
import { filled, steps } from '../editor.ts';
import type { Api } from '../servers/start-api.ts';
import type { User } from '../signed-in.ts';
import { writeCampaign } from './create-campaign.ts';
import { createKey } from './create-key.ts';
import { createOrganisation } from './create-organisation.ts';

export type Twin = {
  owner: User;
  reader: User;
  /** A secret key of the organisation, with all scopes. */
  key: User;
  ids: Record<
    | 'organisationId'
    | 'poiId'
    | 'accountId'
    | 'invitationId'
    | 'mediaFileId'
    | 'campaignId'
    | 'number'
    | 'importId'
    | 'sourceId'
    | 'attachmentId'
    | 'keyId'
    | 'webhookId'
    | 'deliveryId',
    string
  >;
  version: number;
  historyId: string;
  /** A message of the owner about the event. */
  messageId: string;
};

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

type Writer = { owner: User; word: string; poiId: string; organisationId: string };

/** Messages of an owner to the team, the one about the event with a file. */
async function writeMessages(api: Api, { owner, word, poiId, organisationId }: Writer) {
  const attached = await api.request
    .post(`/api/v1/org/organisations/${organisationId}/attachments`)
    .set(owner.headers)
    .attach('file', pdf, `${word}.pdf`);
  const attachmentId = String(attached.body.id);
  const write = (path: string, attachmentIds: string[]) =>
    api.send('POST', `/org/${path}/conversation`, {
      as: owner,
      body: { id: uuidv4(), text: `${word} message`, attachmentIds },
    });
  const sent = await write(`pois/${poiId}`, [attachmentId]);
  await write(`organisations/${organisationId}`, []);
  return { attachmentId, messageId: String(sent.body.messages[0].id) };
}

const sendTable = (api: Api, { owner, word, organisationId }: Omit<Writer, 'poiId'>) =>
  api.request
    .post('/api/v1/imports')
    .set(owner.headers)
    .field('organisationId', organisationId)
    .attach('file', Buffer.from(`ext_id;title\n1;${word} import\n`), `${word}.csv`);

/** An event with an external id, and a webhook with a test event that waits. */
async function addExchanges(api: Api, { owner, word, organisationId }: Omit<Writer, 'poiId'>) {
  await api.send('PUT', `/org/pois/by-external-id/agenda/${word}`, {
    body: { dates: { ...filled.dates, label: `${word} loto` } },
    as: owner,
  });
  const webhooks = `/org/organisations/${organisationId}/webhooks`;
  const body = { url: `https://${word}.example/in`, types: ['event.published'] };
  const webhookId = String((await api.send('POST', webhooks, { as: owner, body })).body.id);
  const test = await api.send('POST', `${webhooks}/${webhookId}/test`, { as: owner });
  return { webhookId, deliveryId: String(test.body.id) };
}

/** `word` occurs in every name that is written, so that a test can find these rows in an answer. */
export async function makeTwin(api: Api, word: string, picture: Buffer): Promise<Twin> {
  const signIn = (name: string) =>
    api.signIn({
      email: `${word}-${name}@parages.example`,
      firstName: `${word} ${name}`,
      permissions: name === 'reader' ? [] : ['poi_editor', 'camp_editor'],
    });
  const [owner, other, reader] = [
    await signIn('owner'),
    await signIn('other'),
    await signIn('reader'),
  ];
  const members = [
    { id: owner.id, role: 'owner' as const },
    { id: other.id, role: 'owner' as const },
    { id: reader.id, role: 'reader' as const },
  ];
  const { id: organisationId } = await createOrganisation(api.db, {
    name: `${word} organisation`,
    members,
  });
  const sent = { email: `${word}-invitee@parages.example`, role: 'editor' };
  const invited = await api.send('POST', `/org/organisations/${organisationId}/invitations`, {
    body: sent,
    as: owner,
  });
  const created = await api.send('POST', '/org/pois', {
    body: { organisationId, label: `${word} bal` },
    as: owner,
  });
  const poiId = String(created.body.id);
  const event = steps(api, poiId);
  for (const tab of ['categories', 'place', 'prices', 'contacts'] as const)
    await event.save(owner, tab);
  const added = await api.request
    .post(`/api/v1/org/pois/${poiId}/media`)
    .set(owner.headers)
    .field('title', `${word} picture`)
    .attach('file', picture, 'bal.jpg');
  const imported = await sendTable(api, { owner, word, organisationId });
  const attached = await api.send('POST', '/org/sources', {
    body: { organisationId, url: `https://${word}.example/agenda.ics` },
    as: owner,
  });
  const written = await writeCampaign(api.db, { organisationId, poiId, title: `${word} campagne` });
  const talk = await writeMessages(api, { owner, word, poiId, organisationId });
  const { keyId, caller: key } = await createKey(api, owner, organisationId, {
    name: `${word} key`,
  });
  const webhook = await addExchanges(api, { owner, word, organisationId });
  const history = await api.send('GET', `/org/pois/${poiId}/history`, { as: owner });
  return {
    owner,
    reader,
    key,
    ids: {
      organisationId,
      poiId,
      accountId: other.id,
      invitationId: String(invited.body.id),
      mediaFileId: String(added.body.mediaFileId),
      ...written,
      importId: String(imported.body.id),
      sourceId: String(attached.body.id),
      attachmentId: talk.attachmentId,
      keyId,
      ...webhook,
    },
    version: Number(added.body.version),
    historyId: String(history.body.items[0].id),
    messageId: talk.messageId,
  };
}

type Called = { id: string; takesBody: boolean; version: number; picture: Buffer };

// Valid bodies without the version number, so that a refusal can only come from the ids in the
// path.
const bodies: Record<string, object> = {
  updateOrganiserPoiCategories: filled.categories,
  updateOrganiserPoiDates: filled.dates,
  updateOrganiserPoiPlace: filled.place,
  updateOrganiserPoiPrices: filled.prices,
  updateOrganiserPoiContacts: filled.contacts,
  updateOrganiserPoiTraces: { tour: null },
  submitPoi: { autopublish: true },
  publishPoi: {},
  revisePoi: {},
  archivePoi: { confirmation: 'theirs bal' },
  confirmPoiPlace: {},
  setPoiLiveState: { liveState: 'cancelled' },
  setPoiDateState: { startDate: '2026-07-14', startTime: '20:30', liveState: 'cancelled' },
  updateOrganisation: { name: 'Prise' },
  resubmitOrganisation: {},
  withdrawOrganisationChange: {},
  updateMediaFile: { title: 'Prise' },
  updateCampaign: { title: 'Prise' },
};
const unknownId = '018f0000-0000-7000-8000-000000000000';
const unversioned: Record<string, object> = {
  sendPoiMessage: { id: unknownId, text: 'Prise' },
  sendOrganisationMessage: { id: unknownId, text: 'Prise' },
  readPoiConversation: { readId: unknownId },
  readOrganisationConversation: { readId: unknownId },
  duplicatePoi: {},
  countVisit: { kind: 'view' },
  updateMember: { role: 'reader' },
  createWebhook: { url: 'https://mine.example/in', types: ['event.published'] },
  updateWebhook: { isPaused: true },
  chooseImportColumns: { columns: ['ext_id', 'title'] },
  createApiKey: { kind: 'publishable', name: 'Prise' },
  rotateApiKey: { overlapHours: 1 },
  createInvitation: { email: 'mine@parages.example', role: 'owner' },
  orderMediaFiles: { ids: [unknownId] },
  addMediaFileToPoiByUrl: { url: 'http://127.0.0.1:9/x.jpg', credits: 'Prise', license: 'cc0' },
};
const track = Buffer.from('{"type":"LineString","coordinates":[[0.7,47.4],[0.7,47.5]]}');

/**
 * A route that takes a body and has none here gets 400, which fails the test, so that no new route
 * is forgotten.
 */
export async function callBody(call: Test, { id, takesBody, version, picture }: Called) {
  if (id === 'addPoiTrace') return call.field('version', version).attach('file', track, 'a.json');
  if (id === 'addConversationAttachment') return call.attach('file', pdf, 'a.pdf');
  if (id === 'addMediaFileToPoi' || id === 'setOrganisationLogo')
    return call.attach('file', picture, 'a.jpg');
  if (!takesBody) return call;
  const versioned = bodies[id];
  return call.send(versioned === undefined ? unversioned[id] : { version, ...versioned });
}
