import { csvLine, utf8Mark } from '../text/csv-text.ts';
import {
  countOf,
  type ReportCount,
  type ReportList,
  type ReportReason,
  reportCounts,
  reportLists,
  type SourceReport,
} from './source-report.ts';

export type ReportFileWords = {
  head: readonly [
    day: string,
    source: string,
    what: string,
    reason: string,
    count: string,
    index: string,
    extId: string,
    title: string,
    detail: string,
  ];
  partial: string;
  counts: Readonly<Record<ReportCount, string>>;
  lists: Readonly<Record<ReportList, string>>;
  reasons: Readonly<Record<ReportReason, string>>;
};

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/**
 * A report as a file that spreadsheets open: a line for each count, then for each reason, followed by
 * its records.
 */
export function reportCsv(report: SourceReport, words: ReportFileWords): string {
  const { day, source } = report;
  const line = (...cells: (string | number | null)[]): string =>
    csvLine([day, source, ...cells.map(textOf)]);
  const counts = reportCounts.map((name) =>
    line(words.counts[name], '', report[name], '', '', '', ''),
  );
  const groups = reportLists.flatMap((list) => [
    line(words.lists[list], '', countOf(report[list]), '', '', '', ''),
    ...report[list].flatMap(({ reason, count, records }) => {
      const what = [words.lists[list], words.reasons[reason]] as const;
      return [
        line(...what, count, '', '', '', ''),
        ...records.map(({ index, extId, title, detail }) =>
          line(...what, '', index, extId, title, detail),
        ),
      ];
    }),
  ]);
  const partial = report.isPartial ? [line(words.partial, '', '', '', '', '', '')] : [];
  return [utf8Mark, csvLine(words.head), ...partial, ...counts, ...groups].join('');
}
