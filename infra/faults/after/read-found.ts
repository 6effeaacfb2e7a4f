import { z } from 'zod';
import { withClient } from '../../database/connect.ts';
import type { Found } from '../compare-ledger.ts';
import { absent, type Entry, present, type Write, type WriteKind } from '../load/ledger.ts';
import type { Members } from '../load/members.ts';
import type { Person } from '../load/person.ts';
import type { Stage } from '../stage/start-stage.ts';
import type { Arrived } from './collect-mails.ts';

// A row for each effect; the newest version of an event is what its organiser reads.
const storedWrites = `
  SELECT 'account' AS kind, email AS key, 'present' AS value FROM account WHERE email LIKE 'panne-%'
  UNION ALL
  SELECT 'event', p.ext_id, (SELECT v.label FROM poi_version v WHERE v.poi_id = p.id ORDER BY v.number DESC LIMIT 1)
  FROM poi p WHERE p.ext_id LIKE 'panne-%'
  UNION ALL
  SELECT 'draft', v.label, 'present' FROM poi_version v WHERE v.label LIKE 'Brouillon %'
  UNION ALL
  SELECT 'favourite', account_id || ' ' || poi_id, 'present' FROM favorite
  UNION ALL
  SELECT 'feedback', message, 'present' FROM feedback
  UNION ALL
  SELECT 'campaign', id::text, status FROM campaign
  UNION ALL
  SELECT 'invoice', y.campaign_id::text, 'present' FROM invoice i JOIN payment y ON y.id = i.payment_id WHERE i.kind = 'invoice'`;

const listStored = (databaseUrl: string): Promise<Write[]> =>
  withClient(databaseUrl, async (client) => (await client.query<Write>(storedWrites)).rows);

const sessions = z.object({
  items: z.array(
    z.object({ payment_status: z.string(), metadata: z.record(z.string(), z.string()) }),
  ),
});

/** The payments that the provider took, by campaign. */
async function listCharges({ sandboxUrl }: Stage): Promise<Write[]> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/payments/sessions`);
  return sessions
    .parse(await answer.json())
    .items.filter(({ payment_status: status }) => status === 'paid')
    .map(({ metadata }) => ({
      kind: 'charge',
      key: metadata.campaign_id ?? '',
      value: present,
    }));
}

/** A message that arrives again with its id is one effect. */
function effectsOf(kind: WriteKind, messages: readonly { key: string; id: string }[]): Write[] {
  const ids = new Map(messages.map(({ key, id }) => [`${key} ${id}`, key]));
  return [...ids.values()].map((key) => ({ kind, key, value: present }));
}

const keysOf = (entries: readonly Entry[], kind: WriteKind): string[] => [
  ...new Set(entries.filter((one) => one.kind === kind).map(({ key }) => key)),
];

const isRead = async (person: Person, path: string): Promise<string> =>
  (await person.call('GET', path)).status === 200 ? present : absent;

export type Traces = {
  members: Members;
  sessions: ReadonlyMap<string, Person>;
  mails: readonly Arrived[];
  entries: readonly Entry[];
};

/** Reads what the writes of a ledger have left: rows, files, sessions, mails, webhooks, charges. */
export async function readFound(
  stage: Stage,
  { members, sessions: signedIn, mails, entries }: Traces,
): Promise<Found> {
  const found = await listStored(stage.databaseUrl);
  found.push(...(await listCharges(stage)));
  for (const key of keysOf(entries, 'picture')) {
    const value = await isRead(members.organiser, `/mediafile/${key}?w=320`);
    found.push({ kind: 'picture', key, value });
  }
  for (const [key, person] of signedIn)
    found.push({ kind: 'session', key, value: await isRead(person, '/api/v1/me') });
  const arrived = mails.map(({ key, messageId }) => ({ key, id: messageId }));
  for (const kind of ['confirmation mail', 'feedback mail'] as const) {
    const keys = new Set(keysOf(entries, kind));
    found.push(
      ...effectsOf(
        kind,
        arrived.filter(({ key }) => keys.has(key)),
      ),
    );
  }
  const announced = stage.receiver.messages.map(({ id, poiId }) => ({ key: poiId, id }));
  found.push(...effectsOf('webhook', announced));
  return found;
}

/** Mails and webhooks that arrived again with the id that they had. */
export const countRepeats = ({ receiver }: Stage, mails: readonly Arrived[]) => ({
  mails: mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
  webhooks: receiver.messages.length - new Set(receiver.messages.map(({ id }) => id)).size,
});
