import { limits } from '@parages/contracts/vocabulary/limits';
import { askerOf } from '../../../platform/access/asker.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { reportsRepository } from './reports.repository.ts';
import type {
  ClosedReports,
  CloseReports,
  ReportedPois,
  ReportedPoisQuery,
} from './reports.schema.ts';

export function reportsService({ db, clock }: { db: Db; clock: Clock }) {
  const reports = reportsRepository(db);
  const moderatorOf = (viewer: Viewer) => {
    const { accountId, isAdmin } = askerOf(viewer);
    return { accountId, isAdmin, now: clock.now() };
  };
  return {
    list: async (viewer: Viewer, { after, pageSize }: ReportedPoisQuery): Promise<ReportedPois> => {
      const rows = await reports.list({
        ...moderatorOf(viewer),
        after: after ?? null,
        pageSize: pageSize + 1,
        shown: limits.feedback.reportsShown,
      });
      const items = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? items.at(-1) : undefined;
      return { items, next: last?.latestReportId ?? null };
    },

    /** Idempotent: a second moderator gets the same answer. Problems: poi_not_found, poi_own. */
    close: async (
      viewer: Viewer,
      poiId: string,
      { latestReportId }: CloseReports,
    ): Promise<ClosedReports> => {
      const closed = await reports.close({ ...moderatorOf(viewer), poiId, latestReportId });
      if (closed === undefined) throw new Problem('poi_not_found');
      if (closed.isOwn) throw new Problem('poi_own');
      return { open: closed.open };
    },
  };
}

export type ReportsService = ReturnType<typeof reportsService>;
