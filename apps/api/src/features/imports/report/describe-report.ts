import {
  countOf,
  type ReportedRecord,
  type ReportGroup,
  type ReportList,
  reportCounts,
  reportLists,
  type SourceReport,
} from '@parages/contracts/vocabulary/imports/source-report';
import {
  partialReadingEn,
  reportCountsEn,
  reportListsEn,
  reportReasonsEn,
} from '@parages/contracts/vocabulary/imports/source-report.en';
import type { ImportReport } from './import-report.ts';

const shownRecords = 20;
const number = (count: number): string => count.toLocaleString('en-GB');

function describeRecord({ index, extId, title, detail }: ReportedRecord): string {
  const place = index === null ? [] : [`record ${number(index)}`];
  const name = [title ?? [], extId === null ? [] : `[${extId}]`].flat().join(' ');
  const named = [...place, ...(name === '' ? [] : [name])].join(': ');
  return `    ${[named, ...(detail === null ? [] : [detail])].join(' · ')}`;
}

function describeGroup({ reason, count, records }: ReportGroup): string[] {
  const more = count - Math.min(records.length, shownRecords);
  return [
    `  ${reportReasonsEn[reason]} (${number(count)})`,
    ...records.slice(0, shownRecords).map(describeRecord),
    ...(more > 0 ? [`    … and ${number(more)} more`] : []),
  ];
}

const describeList = (report: SourceReport, list: ReportList): string[] =>
  report[list].length === 0
    ? []
    : ['', `${reportListsEn[list]}:`, ...report[list].flatMap(describeGroup)];

/** The structure of every report: counts, then the records of each list by reason. */
const describeSource = (report: SourceReport): string[] => [
  `${report.source}, ${report.day}`,
  ...(report.isPartial ? [partialReadingEn] : []),
  ...reportCounts.map((name) => `${reportCountsEn[name]}: ${number(report[name])}`),
  ...reportLists.map((list) => `${reportListsEn[list]}: ${number(countOf(report[list]))}`),
  ...reportLists.flatMap((list) => describeList(report, list)),
];

/** What only feeds of the team have. */
function describeFeed({ counts, files, shiftedWeeks }: ImportReport): string[] {
  const facts: [label: string, count: number][] = [
    ['Places and tours among them', counts.permanent],
    ['Places without a theme, in no list', counts.placesWithoutTheme],
    ['Withdrawn because they are no outings', counts.withdrawn],
    ['Weeks by which the dates are shifted', shiftedWeeks],
    ['Unreadable files', files.unreadable.length],
  ];
  const shown = facts.filter(([, count]) => count > 0);
  return [
    ...(shown.length > 0 ? [''] : []),
    ...shown.map(([label, count]) => `${label}: ${number(count)}`),
    ...files.unreadable.map(({ file, reason }) => `  ${file}: ${reason}`),
  ];
}

export const describeReport = (imported: ImportReport): string =>
  [...describeSource(imported.report), ...describeFeed(imported)].join('\n');
