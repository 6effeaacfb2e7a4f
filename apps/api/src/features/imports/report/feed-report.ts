import { keptReasonOf } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { ReportReason } from '@parages/contracts/vocabulary/imports/source-report';
import type { Finding, MappedRecord, PoiDraft } from '../mapping/poi-draft.ts';
import { type BatchOutcome, hasDates } from '../writing/write-batch.ts';
import type { RecordOutcome } from '../writing/write-drafts.ts';
import { addTo, emptyReport, type ImportReport, listMax, type Where } from './import-report.ts';
import { type RecordDoubt, ReportBuilder } from './report-builder.ts';

type NotOuting = Extract<MappedRecord, { kind: 'not-outing' }>;
/** `doubts` waits until the record is written. */
export type Placed = Where & { draft: PoiDraft; doubts: RecordDoubt[] };

const detailOf = ({ path, expected, obtained }: Finding): string =>
  `${path === '' ? '' : `${path}: `}expected ${expected}, obtained ${obtained}`;

const at = ({ file, line }: Where): string => `${file}, line ${line}`;

/** Why a record that no other rule names is refused, by the field of the finding. */
const rejectionOf = ({ path }: Finding): ReportReason =>
  path === 'title' || path === 'rdfs:label' ? 'title_missing' : 'value_invalid';

/** What an import of a feed did with each record, for its report and its lists of findings. */
export class FeedReport {
  readonly lists = emptyReport();
  private readonly builder = new ReportBuilder(listMax);

  countRead(): void {
    this.lists.counts.read += 1;
  }

  reject(
    finding: Finding,
    where: Where,
    about: { extId: string | null; title?: string; reason?: ReportReason },
  ): void {
    const { extId, title, reason } = about;
    this.listRejected(finding, where, extId);
    this.note('refused', finding, where, {
      extId,
      title: title ?? null,
      reason: reason ?? rejectionOf(finding),
    });
  }

  /** Lists a refusal of a record that the report has counted, such as the one to archive its poi. */
  listRejected(finding: Finding, { file, line, record }: Where, extId: string | null): void {
    this.lists.counts.rejected += 1;
    addTo(this.lists.rejected, { ...finding, file, line, record, extId });
  }

  leaveElsewhere(finding: Finding, where: Where, extId: string): void {
    this.list('elsewhere', [finding], where, extId);
    this.note('keptBack', finding, where, { extId, title: null, reason: 'elsewhere' });
  }

  leaveOut({ extId, label }: NotOuting, where: Where): void {
    this.lists.counts.notOutings += 1;
    addTo(this.lists.notOutings, { ...where, extId, label });
    const record = { index: where.record, extId, title: label, detail: at(where) };
    this.builder.note({ list: 'keptBack', reason: 'not_outing', record });
  }

  /** Questions and corrections of a record that is still to be written. */
  question(placed: Placed, findings: readonly Finding[], reason: ReportReason): void {
    for (const finding of findings)
      this.list(
        finding.doubt === undefined ? 'warnings' : 'doubtful',
        [finding],
        placed,
        placed.draft.extId,
      );
    this.doubt(placed, findings, reason);
  }

  correct(placed: Placed, findings: readonly Finding[], reason: ReportReason): void {
    this.list('corrected', findings, placed, placed.draft.extId);
    this.doubt(placed, findings, reason);
  }

  countWritten({ created, updated, unchanged, skipped }: BatchOutcome): void {
    const { counts } = this.lists;
    counts.created += created;
    counts.updated += updated;
    counts.unchanged += unchanged;
    counts.skipped += skipped;
  }

  /** No finding describes the place of an unchanged record: its doubt is the one that is stored. */
  settle(placed: Placed, outcome: RecordOutcome): void {
    const { draft, doubts, ...where } = placed;
    const { extId, label } = draft;
    const isPlace = draft.isPermanent && draft.tour === null;
    const lacks = (reason: ReportReason): void => {
      doubts.push({ reason, detail: at(where) });
    };
    const keptReason = keptReasonOf(draft.sourceClass);
    this.listGaps(draft, where);
    if (!hasDates(draft)) lacks('day_missing');
    if (draft.themes.length === 0 && !isPlace) lacks('theme_missing');
    if (outcome.state === 'unchanged' && outcome.doubt !== null) lacks(outcome.doubt.reason);
    const record = { index: where.record, extId, title: label };
    this.builder.settle({ record, outcome, keptReason, doubts });
  }

  build(source: string, day: string): ImportReport {
    const { read } = this.lists.counts;
    return { report: this.builder.build({ source, day, read, isPartial: false }), ...this.lists };
  }

  private listGaps(draft: PoiDraft, where: Where): void {
    const { counts, withoutDate, withoutTheme, placesWithoutTheme, keptBack } = this.lists;
    const isPlace = draft.isPermanent && draft.tour === null;
    const entry = { ...where, extId: draft.extId, label: draft.label };
    if (draft.isPermanent) counts.permanent += 1;
    if (!hasDates(draft)) {
      counts.drafts += 1;
      addTo(withoutDate, entry);
    }
    const reason = keptReasonOf(draft.sourceClass);
    if (reason !== undefined) {
      counts.keptBack += 1;
      addTo(keptBack, { ...entry, reason });
      return;
    }
    if (draft.themes.length > 0) return;
    counts[isPlace ? 'placesWithoutTheme' : 'withoutTheme'] += 1;
    addTo(isPlace ? placesWithoutTheme : withoutTheme, entry);
  }

  private doubt(placed: Placed, findings: readonly Finding[], reason: ReportReason): void {
    for (const finding of findings)
      placed.doubts.push({
        reason: finding.doubt ?? reason,
        detail: `${at(placed)}: ${detailOf(finding)}`,
      });
  }

  private list(
    list: 'corrected' | 'warnings' | 'doubtful' | 'elsewhere',
    findings: readonly Finding[],
    { file, line, record }: Where,
    extId: string,
  ): void {
    this.lists.counts[list] += findings.length;
    for (const finding of findings)
      addTo(this.lists[list], { ...finding, file, line, record, extId });
  }

  private note(
    list: 'refused' | 'keptBack',
    finding: Finding,
    where: Where,
    { extId, title, reason }: { extId: string | null; title: string | null; reason: ReportReason },
  ): void {
    const detail = `${at(where)}: ${detailOf(finding)}`;
    const record = { index: where.record, extId, title, detail };
    this.builder.note({ list, reason, record });
  }
}
