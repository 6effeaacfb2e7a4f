import { randomInt, randomUUID } from 'node:crypto';
import { paintPicture } from '../../../e2e/fixtures/painted-picture.ts';
import { ask, askUntilDone, type Work } from './clients.ts';
import { absent, present } from './ledger.ts';
import { type Reply, textAt } from './person.ts';

const mostPictures = 1_000_000;
const year = new Date().getFullYear() + 1;

const eventOf = (label: string): object => ({
  dates: {
    label,
    description: 'Bal folk, initiation comprise.',
    isPermanent: false,
    allowedPerson: 120,
    periods: [
      {
        startDate: `${year}-06-12`,
        endDate: `${year}-06-12`,
        startTime: '20:30',
        endTime: '23:30',
      },
    ],
  },
  categories: {
    themes: ['concerts'],
    tags: ['folk'],
    features: [],
    options: ['outside'],
    knownOptions: ['outside'],
  },
  place: {
    name: 'Guinguette de Tours',
    streetAddress: '12 rue Nationale',
    postalCode: '37000',
    locality: 'Tours',
    position: { lon: 0.6848, lat: 47.3936 },
  },
  prices: { isFree: true, prices: [] },
  contacts: [
    {
      type: 'booking',
      legalName: 'Fault battery',
      emails: ['bal@le-bal.example'],
      phoneNumbers: ['02 47 00 00 00'],
      websites: [],
    },
  ],
});

const isLost = ({ body }: Reply): boolean => textAt(body, 'code') === 'idempotency_answer_lost';

/** Writes an event by its external id; each change has one Idempotency-Key, which repeats it. */
async function putEvent(work: Work, extId: string, label: string, more: object) {
  const { program } = work.members;
  let key: string = randomUUID();
  const path = `/api/v1/org/pois/by-external-id/pannes/${extId}`;
  const put = async (): Promise<Reply> => {
    const headers = { 'idempotency-key': key };
    const reply = await program.call('PUT', path, {
      body: { ...eventOf(label), ...more },
      headers,
    });
    // Its effect happened; a request with another key asks for the state.
    if (isLost(reply)) key = randomUUID();
    return reply;
  };
  return askUntilDone(work, put, [{ kind: 'event', key: extId, value: label }]);
}

async function addPicture(work: Work, poiId: string): Promise<boolean> {
  const picture = new Blob([Uint8Array.from(paintPicture(randomInt(mostPictures)))]);
  const form = (): FormData => {
    const data = new FormData();
    data.set('file', picture, 'bal.png');
    return data;
  };
  const path = `/api/v1/org/pois/${poiId}/media`;
  const reply = await askUntilDone(work, () =>
    work.members.organiser.call('POST', path, { body: form() }),
  );
  const key = textAt(reply?.body, 'mediaFileId');
  if (key === '') return false;
  work.ledger.begin({ kind: 'picture', key, value: present })();
  return true;
}

/** A moderator accepts the event, which publishes it and announces it to the webhook. */
async function accept(work: Work, poiId: string): Promise<boolean> {
  const { moderator } = work.members;
  const path = `/api/v1/org/pois/${poiId}`;
  const move = async (): Promise<Reply> => {
    const read = await moderator.call('GET', path);
    if (textAt(read.body, 'status') === 'published') return read;
    const version = Number(textAt(read.body, 'version'));
    return moderator.call('POST', `${path}/acceptance`, { body: { version } });
  };
  const writes = [{ kind: 'webhook', key: poiId, value: present }] as const;
  return (await askUntilDone(work, move, writes)) !== undefined;
}

async function keepFavourite(work: Work, poiId: string, isDeleted: boolean): Promise<void> {
  const { id, person } = work.members.visitor;
  const path = `/api/v1/me/favorites/${poiId}`;
  const write = { kind: 'favourite', key: `${id} ${poiId}` } as const;
  const put = (): Promise<Reply> => person.call('PUT', path);
  await askUntilDone(work, put, [{ ...write, value: present }]);
  const remove = (): Promise<Reply> => person.call('DELETE', path);
  if (isDeleted) await askUntilDone(work, remove, [{ ...write, value: absent }]);
}

const sessionOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** The buyer pays at the provider, whose answer does not pass through the service. */
const payAt =
  ({ stage }: Work, session: string) =>
  async (): Promise<Reply> => {
    const answer = await fetch(
      `${stage.sandboxUrl}/_sandbox/payments/sessions/${session}/payment`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    );
    return { status: answer.status, body: await answer.json() };
  };

async function buyCampaign(work: Work, poiId: string): Promise<void> {
  const { organiser } = work.members;
  const startDate = new Date().toISOString().slice(0, 10);
  const created = await askUntilDone(work, () =>
    organiser.call('POST', '/api/v1/org/campaigns', { body: { poiId, startDate, weeks: 1 } }),
  );
  const key = textAt(created?.body, 'id');
  if (key === '') return;
  work.ledger.begin({ kind: 'campaign', key, value: 'draft' })();
  const started = await askUntilDone(work, () =>
    organiser.call('POST', `/api/v1/org/campaigns/${key}/payment`),
  );
  const session = sessionOf(textAt(started?.body, 'clientSecret'));
  if (session === '') return;
  await ask(work, payAt(work, session), [
    { kind: 'campaign', key, value: 'active' },
    { kind: 'charge', key, value: present },
    { kind: 'invoice', key, value: present },
  ]);
}

/** An event from its draft to a paid campaign, each step repeated until it is acknowledged. */
export async function eventTurn(work: Work, number: number): Promise<void> {
  const extId = `panne-${randomUUID()}`;
  const created = await putEvent(work, extId, `Bal ${extId}`, {});
  const poiId = textAt(created?.body, 'poi.id');
  if (poiId === '') return;
  if (!(await addPicture(work, poiId))) return;
  const submission = { submission: { autopublish: true } };
  if ((await putEvent(work, extId, `Bal ${extId}`, submission)) === undefined) return;
  if (!(await accept(work, poiId))) return;
  await keepFavourite(work, poiId, number % 3 === 0);
  await putEvent(work, extId, `Fest-noz ${extId}`, submission);
  await buyCampaign(work, poiId);
}
