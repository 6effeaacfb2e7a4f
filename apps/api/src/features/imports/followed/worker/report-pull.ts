import { keptReasonOf } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type {
  ReportGroup,
  ReportReason,
  SourceReport,
} from '@parages/contracts/vocabulary/imports/source-report';
import type { PoiDraft } from '../../mapping/poi-draft.ts';
import {
  type RecordDoubt,
  type RecordNote,
  ReportBuilder,
  type SettledRecord,
} from '../../report/report-builder.ts';
import type { RecordOutcome } from '../../writing/write-drafts.ts';
import type { SourceOutcome } from '../followed-sources.schema.ts';
import type { SourceReading } from '../reading/read-source.ts';
import type { Pulled } from './write-pulled.ts';

type Reading = Exclude<SourceReading, { fault: unknown }>;
type Pull = {
  reading: Pick<Reading, 'read' | 'isCut' | 'notes' | 'drafts' | 'found'>;
  pulled: Pick<Pulled, 'records' | 'corrected'>;
  source: string;
  day: string;
};

/** A member completes an event before it leaves the drafts. */
const completed: readonly ReportReason[] = ['theme_missing', 'place_unknown'];

function doubtsOf(
  { extId }: PoiDraft,
  read: readonly RecordDoubt[],
  { isDraft, doubt }: RecordOutcome,
  { corrected }: Pick<Pulled, 'corrected'>,
): RecordDoubt[] {
  const reasons = new Set([
    ...read.map(({ reason }) => reason).filter((one) => isDraft || !completed.includes(one)),
    ...(corrected.has(extId) ? (['postal_code_corrected'] as const) : []),
    // Reading and placing both find a record without any place.
    ...(doubt === null ? [] : [doubt.reason]),
  ]);
  return [...reasons].map((reason) => ({ reason, detail: null }));
}

type Written = Pick<Pulled, 'records' | 'corrected'>;

/** What the report says of a draft that was to be written; undefined when the database refused it. */
export function settledRecord(
  draft: PoiDraft,
  { index, doubts }: { index: number | null; doubts: readonly RecordDoubt[] },
  pulled: Written,
): SettledRecord | undefined {
  const { extId, label: title, sourceClass } = draft;
  const outcome = pulled.records.get(extId);
  return outcome === undefined
    ? undefined
    : {
        record: { index, extId, title },
        outcome,
        keptReason: keptReasonOf(sourceClass),
        doubts: doubtsOf(draft, doubts, outcome, pulled),
      };
}

export const noteRefused = (
  { extId, label: title }: PoiDraft,
  index: number | null,
): RecordNote => ({
  list: 'refused',
  reason: 'event_refused',
  record: { index, extId, title, detail: null },
});

export function reportPull({ reading, pulled, source, day }: Pull): SourceReport {
  const builder = new ReportBuilder();
  for (const note of reading.notes) builder.note(note);
  for (const draft of reading.drafts) {
    const { index = null, doubts = [] } = reading.found.get(draft.extId) ?? {};
    const settled = settledRecord(draft, { index, doubts }, pulled);
    if (settled === undefined) builder.note(noteRefused(draft, index));
    else builder.settle(settled);
  }
  return builder.build({ source, day, read: reading.read, isPartial: reading.isCut });
}

const countFor = (groups: readonly ReportGroup[], reason: ReportReason): number =>
  groups.find((group) => group.reason === reason)?.count ?? 0;

/** What the pull of a report wrote. An event that was kept back counts as none of them. */
export const outcomeOf = ({
  created,
  changed,
  unchanged,
  keptBack,
  refused,
}: SourceReport): SourceOutcome => ({
  created,
  updated: changed,
  unchanged,
  skipped: countFor(keptBack, 'protected'),
  refused: countFor(refused, 'event_refused'),
});

/** The report of a day on which the source has said that its content is the same. */
export const reportSame = (last: SourceReport, day: string): SourceReport => ({
  ...last,
  day,
  created: 0,
  changed: 0,
  unchanged: last.created + last.changed + last.unchanged,
});
