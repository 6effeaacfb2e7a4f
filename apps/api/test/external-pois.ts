import { addPicture, filled, openEditor } from './editor.ts';
import { createKey } from './records/create-key.ts';
import type { Answer, Api } from './servers/start-api.ts';
import type { User } from './signed-in.ts';

/** What a program sends for an event; complete but for a picture. */
export const payload = {
  categories: filled.categories,
  dates: filled.dates,
  place: filled.place,
  prices: filled.prices,
  contacts: filled.contacts.contacts,
};
export const submission = { autopublish: true };

export const addressOf = (extId: string, source = 'agenda'): string =>
  `/org/pois/by-external-id/${source}/${encodeURIComponent(extId)}`;

/** An organisation without events, and one of its secret keys. */
export async function openPartner(api: Api) {
  const { editor, organisation, poiId } = await openEditor(api);
  await api.send('DELETE', `/org/pois/${poiId}`, { as: editor, query: { version: 0 } });
  const { caller } = await createKey(api, editor, organisation.id, { scopes: ['events:write'] });
  const put = (
    body: object = payload,
    { extId = '42', source = 'agenda', as = caller, query = {}, headers = {} }: PutOptions = {},
  ): Promise<Answer> => api.send('PUT', addressOf(extId, source), { as, body, query, headers });
  const read = async (extId = '42', source = 'agenda'): Promise<Answer['body']> =>
    (await api.send('GET', addressOf(extId, source), { as: caller })).body;
  /** An event with a picture, in review. */
  const submitted = async (): Promise<string> => {
    const poiId = String((await put()).body.poi.id);
    await addPicture(api.db, poiId);
    await put({ ...payload, submission });
    return poiId;
  };
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  const decide = async (poiId: string, verb: string, body: object = {}): Promise<Answer> => {
    const { version } = (await api.send('GET', `/org/pois/${poiId}`, { as: moderator })).body;
    return api.send('POST', `/org/pois/${poiId}/${verb}`, {
      as: moderator,
      body: { version, ...body },
    });
  };
  const remove = (extId = '42', query: Record<string, string> = {}): Promise<Answer> =>
    api.send('DELETE', addressOf(extId), { as: caller, query });
  return { editor, organisation, caller, put, read, submitted, moderator, decide, remove };
}

type PutOptions = {
  extId?: string;
  source?: string;
  as?: User;
  query?: Record<string, string>;
  headers?: Record<string, string>;
};

/** The number of rows of every table. */
export async function countRows({ db }: Api): Promise<Record<string, number>> {
  const tables = await db.$queryRawUnsafe<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'spatial_ref_sys' ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ rows: number }[]>(
      `SELECT count(*)::int AS rows FROM ${name}`,
    );
    counts[name] = row?.rows ?? -1;
  }
  return counts;
}
