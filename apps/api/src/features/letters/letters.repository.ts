import { hostKinds } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { searchGroups } from '@parages/contracts/vocabulary/search/search-groups';
import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const locale = z.enum(['fr', 'en']);
const mailed = {
  slug: z.string(),
  title: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  startTime: z.string().nullable(),
  place: z.string().nullable(),
};
const reader = { email: z.string(), firstName: z.string(), locale };
const page = z.object({ after: z.string(), count: z.int() });

const digestReader = z.strictObject({
  ...reader,
  id: z.string(),
  interests: z.array(z.string()),
  town: z.string(),
  insee: z.string().nullable(),
  lon: z.number(),
  lat: z.number(),
});
const candidate = z.strictObject({
  ...mailed,
  id: z.string(),
  theme: z.string().nullable(),
  group: z.enum(searchGroups),
  isPermanent: z.boolean(),
  popularity: z.int(),
  distance: z.int(),
});
const candidateParams = z.object({
  themes: z.array(z.int()),
  count: z.int(),
  lon: z.number(),
  lat: z.number(),
  radiusM: z.number(),
  fromDay: z.string(),
  toDay: z.string(),
  today: z.string(),
  asOf: z.date(),
});
const newsReader = z.strictObject({
  ...reader,
  id: z.string(),
  themes: z.array(z.string()),
  mask: z.int(),
  town: z.string(),
  insee: z.string().nullable(),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
});
const news = candidate.extend({ accountId: z.string(), mask: z.int() });
const newsParams = z.object({
  accountIds: z.array(z.string()),
  themes: z.array(z.int()),
  lons: z.array(z.number()),
  lats: z.array(z.number()),
  since: z.date(),
  until: z.date(),
  today: z.string(),
  radiusM: z.number(),
  count: z.int(),
});
const hostNews = candidate.extend({
  accountId: z.string(),
  kind: z.enum(hostKinds),
  hostSlug: z.string(),
  hostName: z.string(),
});
const hostNewsParams = z.object({
  accountIds: z.array(z.string()),
  since: z.date(),
  until: z.date(),
  today: z.string(),
  count: z.int(),
});
const reminder = z.strictObject({ ...reader, ...mailed, accountId: z.string(), poiId: z.string() });
const changeReader = z.strictObject({
  ...reader,
  accountId: z.string(),
  poi: z.strictObject(mailed),
});

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const listDigestReaders = sqlFile(file('list-digest-readers'), { params: page, row: digestReader });
const listCandidates = sqlFile(file('list-letter-candidates'), {
  params: candidateParams,
  row: candidate,
});
const listNewsReaders = sqlFile(file('list-news-readers'), { params: page, row: newsReader });
const listNews = sqlFile(file('list-news'), { params: newsParams, row: news });
const listHostNews = sqlFile(file('list-host-news'), { params: hostNewsParams, row: hostNews });
const listReminderReaders = sqlFile(file('list-reminder-readers'), {
  params: page,
  row: z.strictObject({ id: z.string() }),
});
const serviceNewsReader = z.strictObject({ ...reader, id: z.string() });
const listServiceNewsReaders = sqlFile(file('list-service-news-readers'), {
  params: page,
  row: serviceNewsReader,
});
const reminderParams = z.object({ accountIds: z.array(z.string()), day: z.string() });
const listReminders = sqlFile(file('list-reminders'), { params: reminderParams, row: reminder });
const changeParams = z.object({ poiId: z.string(), now: z.date() });
const listChangeReaders = sqlFile(file('list-change-readers'), {
  params: changeParams,
  row: changeReader,
});
const countChangeReaders = sqlFile(file('count-change-readers'), {
  params: z.object({ poiId: z.string(), liveState: z.enum(liveStates).nullable() }),
  row: z.strictObject({ count: z.int() }),
});

export type ChangeReader = z.output<typeof changeReader>;
export type DigestReader = z.output<typeof digestReader>;
export type NewsReader = z.output<typeof newsReader>;
export type News = z.output<typeof news>;
export type HostNews = z.output<typeof hostNews>;
export type LetterCandidate = z.output<typeof candidate>;

export const lettersRepository = (db: SqlClient) => ({
  listDigestReaders: (params: z.input<typeof page>) => listDigestReaders(db, params),
  listCandidates: (params: z.input<typeof candidateParams>) => listCandidates(db, params),
  listNewsReaders: (params: z.input<typeof page>) => listNewsReaders(db, params),
  listNews: (params: z.input<typeof newsParams>) => listNews(db, params),
  listHostNews: (params: z.input<typeof hostNewsParams>) => listHostNews(db, params),
  listServiceNewsReaders: (params: z.input<typeof page>) => listServiceNewsReaders(db, params),
  listReminderReaders: (params: z.input<typeof page>) => listReminderReaders(db, params),
  listReminders: (params: z.input<typeof reminderParams>) => listReminders(db, params),
  listChangeReaders: (params: z.input<typeof changeParams>) => listChangeReaders(db, params),
  countChangeReaders: async (params: Parameters<typeof countChangeReaders>[1]): Promise<number> =>
    (await countChangeReaders(db, params))[0]?.count ?? 0,
});
