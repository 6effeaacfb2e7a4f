import {
  type ReportedRecord,
  type ReportGroup,
  type ReportList,
  type ReportReason,
  reportLists,
  type SourceReport,
  sourceReportLimits,
} from '@parages/contracts/vocabulary/imports/source-report';
import type { RecordOutcome } from '../writing/write-drafts.ts';

export type RecordNote = { list: ReportList; reason: ReportReason; record: ReportedRecord };
export type RecordDoubt = { reason: ReportReason; detail: string | null };

/** `keptReason`: its text names no outing. */
export type SettledRecord = {
  record: Omit<ReportedRecord, 'detail'>;
  outcome: RecordOutcome;
  keptReason: ReportReason | undefined;
  doubts: readonly RecordDoubt[];
};

/** Groups records by reason; keeps the first of each reason, and counts all of them. */
export class ReportBuilder {
  private readonly counts = { created: 0, changed: 0, unchanged: 0 };
  private readonly groups = {
    refused: new Map<ReportReason, ReportGroup>(),
    keptBack: new Map<ReportReason, ReportGroup>(),
    doubtful: new Map<ReportReason, ReportGroup>(),
  } satisfies Record<ReportList, Map<ReportReason, ReportGroup>>;
  private readonly most: number;

  constructor(most: number = sourceReportLimits.recordsPerReason) {
    this.most = most;
  }

  note({ list, reason, record }: RecordNote): void {
    const group = this.groups[list].get(reason) ?? { reason, count: 0, records: [] };
    group.count += 1;
    if (group.records.length < this.most) group.records.push(record);
    this.groups[list].set(reason, group);
  }

  /**
   * Notes a record that was to be written. One that must not be changed, or that stays a draft because
   * its text names no outing, is kept back and nothing else.
   */
  settle({ record, outcome: { state, isDraft }, keptReason, doubts }: SettledRecord): void {
    const keep = (reason: ReportReason): void =>
      this.note({ list: 'keptBack', reason, record: { ...record, detail: null } });
    if (state === 'protected') keep('protected');
    else if (isDraft && keptReason !== undefined) keep(keptReason);
    else {
      this.counts[state] += 1;
      for (const { reason, detail } of doubts)
        this.note({ list: 'doubtful', reason, record: { ...record, detail } });
    }
  }

  /** Of records that were found unchanged without being read. */
  addUnchanged(count: number): void {
    this.counts.unchanged += count;
  }

  /** The most frequent reasons come first. */
  build(about: Pick<SourceReport, 'source' | 'day' | 'read' | 'isPartial'>): SourceReport {
    const sorted = (list: ReportList): ReportGroup[] =>
      [...this.groups[list].values()].sort((a, b) => b.count - a.count);
    const [refused, keptBack, doubtful] = reportLists.map(sorted);
    return {
      ...about,
      ...this.counts,
      refused: refused ?? [],
      keptBack: keptBack ?? [],
      doubtful: doubtful ?? [],
    };
  }
}
