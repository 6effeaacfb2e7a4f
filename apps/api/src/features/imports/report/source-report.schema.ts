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

/** A report as it is answered. */
export const sourceReportSchema = z.object({
  source: z.string(),
  day: z.string(),
  isPartial: z.boolean(),
  read: count,
  created: count,
  changed: count,
  unchanged: count,
  refused: groups,
  keptBack: groups,
  doubtful: groups,
});

const storedGroups = z.array(
  groups.element.extend({
    // A newer worker writes reasons that this server does not know (ADR 0029).
    reason: z.enum(reportReasons).catch('value_invalid'),
  }),
);

/** A report as any release has stored it. */
export const storedReportSchema = sourceReportSchema.extend({
  isPartial: z.boolean().default(false),
  refused: storedGroups,
  keptBack: storedGroups,
  doubtful: storedGroups,
});
