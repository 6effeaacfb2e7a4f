import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { Db } from '../src/platform/database/database.ts';
import { createOrganisation, type OrganisationSketch } from './records/create-organisation.ts';
import type { Answer, Api } from './servers/start-api.ts';
import type { User } from './signed-in.ts';

export const filled = {
  categories: {
    themes: ['concerts'],
    tags: ['guinguette'],
    features: [],
    options: ['outside'],
    knownOptions: ['outside', 'pmr'],
  },
  dates: {
    label: 'Bal',
    description: 'Au bord de l’eau.',
    isPermanent: false,
    allowedPerson: 200,
    periods: [
      { startDate: '2026-07-14', endDate: '2026-07-14', startTime: '20:30', endTime: '23:30' },
    ],
  },
  place: {
    name: 'Guinguette',
    streetAddress: '2 quai',
    postalCode: '37000',
    locality: 'Tours',
    position: { lon: 0.68, lat: 47.4 },
  },
  prices: {
    isFree: false,
    prices: [
      {
        minPriceCents: 500,
        maxPriceCents: 1250,
        priceModes: ['PerPerson'],
        policyName: 'BaseRateFullRate',
        label: 'Entrée',
        startDate: null,
        endDate: null,
        additionalInfo: null,
      },
    ],
  },
  contacts: {
    contacts: [
      {
        type: 'booking',
        legalName: 'Le Bal',
        emails: ['bal@le-bal.example'],
        phoneNumbers: ['02 47 00 00 00'],
        websites: [],
      },
    ],
  },
} as const;
export type FilledTab = keyof typeof filled;

export async function openEditor(api: Api, sketch: Omit<OrganisationSketch, 'members'> = {}) {
  const editor = await api.signIn({ permissions: ['poi_editor'] });
  const organisation = await createOrganisation(api.db, {
    ...sketch,
    members: [{ id: editor.id, role: 'owner' }],
  });
  const body = { organisationId: organisation.id, label: 'Bal' };
  const created = await api.send('POST', '/org/pois', { as: editor, body });
  expect({ status: created.status, body: created.body }).toMatchObject({ status: 201 });
  return { editor, organisation, poiId: String(created.body.id) };
}

/** Adds a picture to the newest version that is not archived. */
export async function addPicture(db: Db, poiId: string): Promise<string> {
  const id = uuidv7();
  await db.$executeRawUnsafe(
    `INSERT INTO media (id, kind, sha256, title) VALUES ($1::uuid, 'file', repeat('a', 64), 'Le bal')`,
    id,
  );
  await db.$executeRawUnsafe(
    `INSERT INTO poi_media (version_id, media_id, rank)
     SELECT v.id, $2::uuid, coalesce((SELECT max(rank) FROM poi_media x WHERE x.version_id = v.id), 0) + 1
     FROM poi_version v WHERE v.poi_id = $1::uuid AND v.status <> 'archived' ORDER BY v.number DESC LIMIT 1`,
    poiId,
    id,
  );
  return id;
}

export function steps(api: Api, poiId: string) {
  const read = async (as: User): Promise<Answer['body']> =>
    (await api.send('GET', `/org/pois/${poiId}`, { as })).body;
  return {
    read,
    save: async (as: User, tab: FilledTab, changes: object = {}): Promise<Answer> =>
      api.send('PATCH', `/org/pois/${poiId}/${tab}`, {
        as,
        body: { version: (await read(as)).version, ...filled[tab], ...changes },
      }),
    move: async (as: User, verb: string, body: object = {}): Promise<Answer> =>
      api.send('POST', `/org/pois/${poiId}/${verb}`, {
        as,
        body: { version: (await read(as)).version, ...body },
      }),
  };
}

export async function openCompleteEvent(api: Api) {
  const opened = await openEditor(api);
  const event = steps(api, opened.poiId);
  for (const tab of ['categories', 'dates', 'place', 'prices', 'contacts'] as const)
    expect((await event.save(opened.editor, tab)).body).toMatchObject({ status: 'draft' });
  await addPicture(api.db, opened.poiId);
  return { ...opened, ...event };
}
