import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/named-locks.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { refreshPois } from '../pois/search-projection/search-projection.service.ts';

const at = (name: string) => new URL(`./${name}`, import.meta.url);
const count = z.strictObject({ count: z.int() });
const knownPoi = z.strictObject({
  extId: z.string(),
  poiId: z.string(),
  sourceHash: z.string().nullable(),
  versionId: z.string().nullable(),
});

const findKnown = sqlFile(at('find-demo-pois.sql'), { params: z.object({}), row: knownPoi });
const writePois = sqlFile(at('write-demo-pois.sql'), {
  params: z.object({ events: z.string(), now: z.date() }),
  row: count,
});
const emptyVersions = sqlFile(at('empty-demo-versions.sql'), {
  params: z.object({ versionIds: z.array(z.string()) }),
  row: count,
});
const fillVersions = sqlFile(at('fill-demo-versions.sql'), {
  params: z.object({ events: z.string() }),
  row: count,
});
const analyze = sqlFile(at('analyze-demo.sql'), { params: z.object({}), row: z.never() });

export type KnownDemoPoi = z.output<typeof knownPoi>;

/** Call all methods in one transaction. */
export const demoRepository = (db: SqlClient) => ({
  /** Makes concurrent seedings wait for each other. */
  lock: () => lockName(db, 'demo'),
  listKnown: () => findKnown(db, {}),
  /**
   * `events` is JSON: one object per poi, with its ids. `versionIds` are the existing versions,
   * whose periods, prices and other rows are replaced.
   */
  write: async ({
    events,
    versionIds,
    poiIds,
    now,
  }: {
    events: string;
    versionIds: string[];
    poiIds: string[];
    now: Date;
  }) => {
    await writePois(db, { events, now });
    await emptyVersions(db, { versionIds });
    await fillVersions(db, { events });
    await analyze(db, {});
    await refreshPois(db, poiIds, now);
  },
});
