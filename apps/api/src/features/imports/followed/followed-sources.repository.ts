import { sourceStatuses } from '@parages/contracts/vocabulary/imports/source-faults';
import { sourceReportLimits } from '@parages/contracts/vocabulary/imports/source-report';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { storedReportSchema } from '../report/source-report.schema.ts';
import { type SourceReportList, storedSourceSchema } from './followed-sources.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();

/** `isTeam`: the account may also read and change the sources of no organisation. */
const reader = { accountId: z.string(), isTeam: z.boolean() };
export type SourceReader = { accountId: string; isTeam: boolean };

const list = sqlFile(file('list-sources'), {
  params: z.object({
    ...reader,
    isOfTeam: z.boolean(),
    organisationId: text,
    sourceId: text,
    most: z.int(),
    mostMissing: z.int(),
    missingCandidates: z.int(),
    now: z.date(),
  }),
  row: storedSourceSchema,
});
const locked = z.strictObject({
  id: z.string(),
  organisationId: text,
  status: z.enum(sourceStatuses),
  attemptedAt: z.date().nullable(),
});
export type LockedSource = z.output<typeof locked>;
const lock = sqlFile(file('lock-source'), {
  params: z.object({ ...reader, sourceId: z.string() }),
  row: locked,
});

/** Of one source; the candidates include cancelled, archived and past events. */
const missing = { mostMissing: 50, missingCandidates: 500 };

export type SourcesDb = Pick<Db, 'followedRecord' | 'followedReport' | 'followedSource'> &
  SqlClient;
/** One of the two owners is null: `poiSource` names the events of a source of the team. */
type Owner = { organisationId: string | null; poiSource: string | null };
type NewSource = Owner & { id: string; url: URL; now: Date };

/** Only `list`, `find` and `lock` check that the account may read the source. */
export const followedSourcesRepository = (db: SourcesDb) => ({
  list: (params: Omit<Parameters<typeof list>[1], keyof typeof missing>) =>
    list(db, { ...params, ...missing }),
  find: async (account: SourceReader, sourceId: string, now: Date) => {
    const all = { organisationId: null, isOfTeam: false, most: 1, ...missing };
    return (await list(db, { ...account, ...all, sourceId, now }))[0];
  },
  lock: async (account: SourceReader, sourceId: string): Promise<LockedSource | undefined> =>
    (await lock(db, { ...account, sourceId }))[0],
  findByUrl: (organisationId: string | null, url: URL) =>
    db.followedSource.findFirst({
      where: { organisationId, url: url.href },
      select: { id: true },
    }),
  count: (organisationId: string | null): Promise<number> =>
    db.followedSource.count({ where: { organisationId } }),
  insert: ({ id, organisationId, poiSource, url, now }: NewSource) =>
    db.followedSource.create({
      data: {
        id,
        organisationId,
        poiSource,
        url: url.href,
        host: url.host.toLowerCase(),
        createdAt: now,
        nextPullAt: now,
      },
      select: { id: true },
    }),
  follow: (id: string, now: Date) =>
    db.followedSource.update({
      where: { id },
      data: { status: 'followed', failures: 0, fault: null, nextPullAt: now },
      select: { id: true },
    }),
  requestPull: (id: string, status: 'checking' | 'followed', now: Date) =>
    db.followedSource.update({
      where: { id },
      data: { status, nextPullAt: now },
      select: { id: true },
    }),
  /** Newest first. */
  listReports: async (sourceId: string): Promise<SourceReportList['items']> => {
    const rows = await db.followedReport.findMany({
      where: { sourceId },
      orderBy: { pulledAt: 'desc' },
      take: sourceReportLimits.perSource,
    });
    return rows.map(({ pulledAt, report }) => ({
      ...storedReportSchema.parse(report),
      pulledAt: pulledAt.toISOString(),
    }));
  },
  forgetMissing: (sourceId: string) =>
    db.followedRecord.deleteMany({ where: { sourceId, missingSince: { not: null } } }),
  remove: (id: string) => db.followedSource.deleteMany({ where: { id } }),
});
