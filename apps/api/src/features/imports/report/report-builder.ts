import {
  type ReportedRecord,
  type ReportGroup,
  type ReportList,
  type ReportReason,
  reportLists,
  type SourceReport,
  sourceReportLimits,
} from '@parages/contracts/vocabulary/imports/source-report';

type Counts = Pick<SourceReport, 'source' | 'day' | 'read' | 'created' | 'changed' | 'unchanged'>;
export type RecordNote = { list: ReportList; reason: ReportReason; record: ReportedRecord };

/** Groups records by reason; keeps the first 200 of each reason, and counts all of them. */
export class ReportBuilder {
  private readonly groups = {
    refused: new Map<ReportReason, ReportGroup>(),
    keptBack: new Map<ReportReason, ReportGroup>(),
    doubtful: new Map<ReportReason, ReportGroup>(),
  } satisfies Record<ReportList, Map<ReportReason, ReportGroup>>;

  note({ list, reason, record }: RecordNote): void {
    const group = this.groups[list].get(reason) ?? { reason, count: 0, records: [] };
    group.count += 1;
    if (group.records.length < sourceReportLimits.recordsPerReason) group.records.push(record);
    this.groups[list].set(reason, group);
  }

  /** The most frequent reasons come first. */
  build(counts: Counts): SourceReport {
    const sorted = (list: ReportList): ReportGroup[] =>
      [...this.groups[list].values()].sort((a, b) => b.count - a.count);
    const [refused, keptBack, doubtful] = reportLists.map(sorted);
    return {
      ...counts,
      refused: refused ?? [],
      keptBack: keptBack ?? [],
      doubtful: doubtful ?? [],
    };
  }
}
