import { reportReasons } from '@parages/contracts/vocabulary/imports/source-report';
import { z } from 'zod';

const count = z.int().min(0);
const text = z.string().nullable();

const groups = z.array(
  z.object({
    reason: z.enum(reportReasons),
    count,
    records: z.array(
      z.object({ index: z.int().nullable(), extId: text, title: text, detail: text }),
    ),
  }),
);

/** A report as it is stored. */
export const sourceReportSchema = z.object({
  source: z.string(),
  day: z.string(),
  read: count,
  created: count,
  changed: count,
  unchanged: count,
  refused: groups,
  keptBack: groups,
  doubtful: groups,
});
