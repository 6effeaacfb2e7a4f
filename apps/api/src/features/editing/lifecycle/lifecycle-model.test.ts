// Specification: §4.15
import { expect, it } from 'vitest';
import { filled } from '../../../../test/editor.ts';
import {
  type Seen,
  type SystemEvent,
  titleOf,
  walkHistory,
} from '../../../../test/lifecycle/lifecycle-histories.ts';
import type { Action, Actor } from '../../../../test/lifecycle/lifecycle-model.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { rounds } from '../../../../test/rounds.ts';
import { type Answer, type Api, startApi } from '../../../../test/servers/start-api.ts';
import type { Asker } from '../../../platform/access/asker.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { lettersService } from '../../letters/letters.service.ts';
import { mailsService } from '../../mails/mails.service.ts';
import { poiDraftsService } from '../drafts/poi-drafts.service.ts';
import { editingService } from '../editing.service.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import { poiChangesService } from '../poi-changes.service.ts';
import { reviewDigestsService } from './bulk/review-digests.service.ts';
import { lifecycleService } from './lifecycle.service.ts';
import { lifecycleMailsService } from './lifecycle-mails.service.ts';
import type { Move } from './moves/move-poi.ts';

const count = rounds(10, 5000);
const httpCount = rounds(8, 200);
const first = Number(process.env.LIFECYCLE_FIRST ?? 1);
const atOnce = 3;
const timeoutMs = 45 * 60_000;
const origins = { site: 'http://localhost', pro: 'http://pro.localhost' };

const tabOf = (action: Action, title: string) => {
  switch (action.kind) {
    case 'saveLabel':
      return { tab: 'dates', body: { ...filled.dates, label: titleOf(action.value) } } as const;
    case 'saveContact':
      return {
        tab: 'contacts',
        body: {
          contacts: [{ ...filled.contacts.contacts[0], legalName: `Contact ${action.value}` }],
        },
      } as const;
    case 'savePrices':
      return {
        tab: 'prices',
        body: { isFree: false, prices: action.isPriced ? filled.prices.prices : [] },
      } as const;
    case 'archival':
      return {
        tab: undefined,
        body: { confirmation: action.isConfirmed ? title : 'Autre chose' },
      } as const;
    case 'submission':
      return { tab: undefined, body: { autopublish: action.autopublish } } as const;
    case 'refusal':
      return { tab: undefined, body: { reasons: ['INCOMPLET'] } } as const;
    default:
      return { tab: undefined, body: {} } as const;
  }
};

const toSeen = ({ version, status, publishedVersion, label }: OrganiserPoi): Seen => ({
  outcome: 'ok',
  present: { version, status: status, published: publishedVersion?.label ?? null, label },
});

async function openPeople(api: Api) {
  const [organiser, colleague, stranger, moderator] = [
    await api.signIn({ permissions: ['poi_editor'] }),
    await api.signIn({ permissions: ['poi_editor'] }),
    await api.signIn({ permissions: ['poi_editor'] }),
    await api.signIn({ permissions: ['poi_mod'] }),
  ];
  if (!organiser || !colleague || !stranger || !moderator) throw new Error('sign-in failed');
  const members = [
    { id: organiser.id, role: 'owner' },
    { id: colleague.id, role: 'editor' },
  ] as const;
  const { id } = await createOrganisation(api.db, { members });
  await createOrganisation(api.db, { members: [{ id: stranger.id, role: 'owner' }] });
  return { people: { organiser, colleague, stranger, moderator }, organisationId: id };
}

// These rows must match the initial state of the lifecycle model.
async function insertEvent(api: Api, organisationId: string): Promise<string> {
  const [row] = await api.db.$queryRawUnsafe<{ id: string }[]>(
    `WITH p AS (INSERT INTO poi (id, organisation_id) VALUES (gen_random_uuid(), $1::uuid) RETURNING id),
       v AS (INSERT INTO poi_version (id, poi_id, number, status, label, description, allowed_person, themes, lon, lat, locality)
         SELECT gen_random_uuid(), id, 1, 'draft', 'Bal 0', 'Au bord de l’eau.', 200, '{concerts}', 0.68, 47.4, 'Tours' FROM p RETURNING id),
       d AS (INSERT INTO period (version_id, start_date, end_date, start_time, end_time) SELECT id, '2026-07-14', '2026-07-14', '20:30', '23:30' FROM v),
       c AS (INSERT INTO contact (version_id, rank, type, legal_name, emails, phone_numbers)
         SELECT id, 1, 'booking', 'Contact 0', '{bal@le-bal.example}', '{02 47 00 00 00}' FROM v),
       m AS (INSERT INTO media (id, kind, sha256) VALUES (gen_random_uuid(), 'file', repeat('a', 64)) RETURNING id),
       x AS (INSERT INTO poi_media (version_id, media_id, rank) SELECT v.id, m.id, 1 FROM v, m)
     SELECT id::text FROM p`,
    organisationId,
  );
  return row?.id ?? '';
}

const readPublicOf = (api: Api, poiId: string) => async (): Promise<string | null> => {
  const rows = await api.db.$queryRawUnsafe<{ label: string }[]>(
    `SELECT card ->> 'label' AS label FROM poi_search WHERE poi_id = $1::uuid`,
    poiId,
  );
  return rows[0]?.label ?? null;
};

function servedByServices(api: Api) {
  const { db, clock } = api;
  const mails = mailsService({ clock });
  const decisionMails = {
    letters: lifecycleMailsService({ mails }),
    digests: reviewDigestsService({ mails }),
  };
  const lifecycle = lifecycleService(decisionMails);
  const editing = editingService({
    db,
    clock,
    lifecycle,
    decisionMails,
    drafts: poiDraftsService({ db, clock }),
    poiChanges: poiChangesService({ db, clock }),
    letters: lettersService({ db, clock, mails }),
  });
  return async (
    asker: Asker,
    poiId: string,
    action: Action,
    version: number,
    title: string,
  ): Promise<OrganiserPoi> => {
    const { tab, body } = tabOf(action, title);
    if (tab !== undefined)
      return editing.save(asker, poiId, tab, structuredClone({ version, ...body }) as never);
    if (action.kind === 'live')
      return editing.setLiveState(asker, poiId, { version, liveState: action.live });
    return editing.move(asker, poiId, { to: action.kind, version, ...body } as Move, origins);
  };
}

const isDecision = ({ kind }: Action): boolean =>
  kind === 'acceptance' || kind === 'refusal' || kind === 'undoing';

async function walkAll(total: number, open: () => Promise<SystemEvent>): Promise<number> {
  let walked = 0;
  const walk = async (): Promise<void> => {
    while (walked < total) {
      const seed = first + walked;
      walked += 1;
      await walkHistory(seed, await open());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return walked;
}

it(`in ${count} random sequences of edits and status changes of an event, the services answer like the lifecycle model`, {
  timeout: timeoutMs,
}, async () => {
  const api = await startApi();
  const { people, organisationId } = await openPeople(api);
  const serve = servedByServices(api);
  const askers = Object.fromEntries(
    Object.entries(people).map(([name, { id }]) => [
      name,
      {
        accountId: id,
        canEdit: name !== 'moderator',
        isModerator: name === 'moderator',
        isAdmin: false,
      },
    ]),
  ) as Record<Actor, Asker>;
  const walked = await walkAll(count, async () => {
    const poiId = await insertEvent(api, organisationId);
    const act: SystemEvent['act'] = async (actor, action, version, title) => {
      // The route refuses these before it calls a service.
      if (isDecision(action) && actor !== 'moderator') return { outcome: 'permission_missing' };
      try {
        return toSeen(await serve(askers[actor], poiId, action, version, title));
      } catch (error) {
        if (error instanceof Problem) return { outcome: error.code };
        throw error;
      }
    };
    return { act, readPublic: readPublicOf(api, poiId) };
  });
  expect(walked).toBe(count);
});

it(`in ${httpCount} random sequences of edits and status changes of an event, the routes answer like the lifecycle model`, {
  timeout: timeoutMs,
}, async () => {
  const api = await startApi();
  const { people, organisationId } = await openPeople(api);
  const call = (
    actor: Actor,
    poiId: string,
    action: Action,
    version: number,
    title: string,
  ): Promise<Answer> => {
    const { tab, body } = tabOf(action, title);
    const as = people[actor];
    const path = `/org/pois/${poiId}`;
    if (tab !== undefined)
      return api.send('PATCH', `${path}/${tab}`, { as, body: { version, ...body } });
    if (action.kind === 'live')
      return api.send('PUT', `${path}/live-state`, {
        as,
        body: { version, liveState: action.live },
      });
    if (action.kind === 'discarding')
      return api.send('DELETE', `${path}/revision`, { as, query: { version } });
    if (action.kind === 'withdrawal')
      return api.send('DELETE', `${path}/submission`, { as, query: { version } });
    if (action.kind === 'undoing')
      return api.send('DELETE', `${path}/decision`, { as, query: { version } });
    return api.send('POST', `${path}/${action.kind}`, { as, body: { version, ...body } });
  };
  const walked = await walkAll(httpCount, async () => {
    const poiId = await insertEvent(api, organisationId);
    const act: SystemEvent['act'] = async (actor, action, version, title) => {
      const { status, body } = await call(actor, poiId, action, version, title);
      return status === 200 ? toSeen(body) : { outcome: body.code };
    };
    return { act, readPublic: readPublicOf(api, poiId) };
  });
  expect(walked).toBe(httpCount);
});
