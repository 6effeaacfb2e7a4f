import type { KeptReason } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { ImportReport, ReportedFinding, ReportedPoi } from './import-report.ts';

const shownEntries = 20;
const number = (count: number): string => count.toLocaleString('en-GB');

const finding = ({ file, line, record, path, expected, obtained }: ReportedFinding): string =>
  `  ${file}, line ${line}, record ${record}${path === '' ? '' : `, ${path}`}: expected ${expected}, obtained ${obtained}`;
const poi = ({ file, line, record, label }: ReportedPoi): string =>
  `  ${label} (${file}, line ${line}, record ${record})`;
const doubt = (entry: ReportedFinding): string => `${finding(entry)}: ${entry.doubt}`;

const keptPoi = (entry: ReportedPoi & { reason: KeptReason }): string =>
  `${poi(entry)}: ${entry.reason}`;

function section<Entry>(
  title: string,
  total: number,
  entries: readonly Entry[],
  write: (entry: Entry) => string,
): string[] {
  if (total === 0) return [];
  const more = total - Math.min(entries.length, shownEntries);
  return [
    '',
    `${title} (${number(total)}):`,
    ...entries.slice(0, shownEntries).map(write),
    ...(more > 0 ? [`  … and ${number(more)} more`] : []),
  ];
}

export function describeReport(report: ImportReport): string {
  const { counts, files } = report;
  const lines = [
    `Read: ${number(counts.read)}, of which ${number(counts.permanent)} places and tours`,
    `Created: ${number(counts.created)} · updated: ${number(counts.updated)} · unchanged: ${number(counts.unchanged)}`,
    `Skipped (locked, archived, in review, or of an organisation): ${number(counts.skipped)}`,
    `Drafts without a date: ${number(counts.drafts)} · rejected: ${number(counts.rejected)} · without a theme: ${number(counts.withoutTheme)}`,
    `Places without a theme, in no list: ${number(counts.placesWithoutTheme)}`,
    `Left out as no outings (accommodation, food, shops, transport, services, business): ${number(counts.notOutings)}`,
    `Left out as outside France: ${number(counts.elsewhere)}`,
    `Kept back as no outings, for a moderator to judge: ${number(counts.keptBack)}`,
    `Withdrawn because they are no outings: ${number(counts.withdrawn)}`,
    ...(report.shiftedWeeks > 0 ? [`Dates shifted by ${number(report.shiftedWeeks)} weeks`] : []),
    ...section(
      'Unreadable files',
      files.unreadable.length,
      files.unreadable,
      ({ file, reason }) => `  ${file}: ${reason}`,
    ),
    ...section('Rejected', counts.rejected, report.rejected, finding),
    ...section('Corrected', counts.corrected, report.corrected, finding),
    ...section('Doubtful, to be checked', counts.doubtful, report.doubtful, doubt),
    ...section('Outside France', counts.elsewhere, report.elsewhere, finding),
    ...section('Warnings', counts.warnings, report.warnings, finding),
    ...section('Without a date', counts.drafts, report.withoutDate, poi),
    ...section('Kept back', counts.keptBack, report.keptBack, keptPoi),
    ...section('Events and tours without a theme', counts.withoutTheme, report.withoutTheme, poi),
  ];
  return lines.join('\n');
}
