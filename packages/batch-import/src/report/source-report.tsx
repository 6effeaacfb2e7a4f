import { isPlaceDoubt } from '@parages/contracts/vocabulary/imports/doubt-reasons';
import {
  countOf,
  type ReportGroup,
  type ReportList,
  type ReportReason,
  reportCounts,
  reportLists,
  type SourceReport,
} from '@parages/contracts/vocabulary/imports/source-report';
import { reportCsv } from '@parages/contracts/vocabulary/imports/source-report-csv';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { saveFile } from '@parages/ui/save-file/save-file';
import type { ReactNode } from 'react';
import figures from '../batch-import.module.css';
import { useImportWords } from '../import-words.tsx';
import classes from './source-report.module.css';

const shownRecords = 5;

export type SourceReportProps = {
  report: SourceReport;
  /** What the positions of the records count. */
  unit: 'record' | 'line';
  /** Shown in the place of the records of a reason. */
  details?: (list: ReportList, reason: ReportReason) => ReactNode;
  /** The events whose place is to be checked. */
  placesHref?: string | undefined;
};

/** What an import did with the records of a source, in the same words for files and addresses. */
export function SourceReportView({ report, unit, details, placesHref }: SourceReportProps) {
  const { say, formatCount, report: words } = useImportWords();
  const hasPlaces = report.doubtful.some(({ reason }) => isPlaceDoubt(reason));
  return (
    <div className={classes.report}>
      {report.isPartial && <p>{words.partial}</p>}
      <dl className={figures.figures}>
        {reportCounts.map((name) => (
          <div key={name} data-tone={name === 'created' && report.created > 0 ? 'good' : undefined}>
            <dt>{words.counts[name]}</dt>
            <dd>{formatCount(report[name])}</dd>
          </div>
        ))}
        {reportLists.map((list) => (
          <div key={list} data-tone={list === 'refused' && report.refused[0] ? 'bad' : undefined}>
            <dt>{words.lists[list]}</dt>
            <dd>{formatCount(countOf(report[list]))}</dd>
          </div>
        ))}
      </dl>
      {reportLists.map(
        (list) =>
          report[list].length > 0 && (
            <div key={list} className={classes.list}>
              <p className={classes.name}>{words.lists[list]}</p>
              <ul>
                {report[list].map((group) => (
                  <Group key={group.reason} group={group} unit={unit}>
                    {details?.(list, group.reason)}
                  </Group>
                ))}
              </ul>
            </div>
          ),
      )}
      {hasPlaces && placesHref !== undefined && (
        <p className={classes.places}>
          <Link href={placesHref}>{say('sourceReport.places')}</Link>
        </p>
      )}
      <DownloadReport report={report} />
    </div>
  );
}

type GroupProps = Pick<SourceReportProps, 'unit'> & { group: ReportGroup; children?: ReactNode };

function Group({ group, unit, children }: GroupProps) {
  const { say, formatCount, report: words } = useImportWords();
  const { reason, count, records } = group;
  const shown = records.slice(0, shownRecords).map(({ index, title, extId }) => {
    const place = index === null ? null : say(`sourceReport.${unit}`, { index });
    const name = title ?? extId;
    return [place, name].filter(Boolean).join('\u00a0: ');
  });
  const more = count - shown.length;
  const rest =
    more > 0 && shown.length > 0
      ? say('sourceReport.more', { count: more, formatted: formatCount(more) })
      : '';
  return (
    <li>
      <span className={classes.reason}>
        {words.reasons[reason]} <strong>{formatCount(count)}</strong>
      </span>
      {children ??
        (shown.length > 0 && <small>{[...shown, rest].filter(Boolean).join(' · ')}</small>)}
    </li>
  );
}

function DownloadReport({ report }: Pick<SourceReportProps, 'report'>) {
  const { say, report: words } = useImportWords();
  const name = (column: string): string => say(`sourceReport.${column}`);
  const download = (): void => {
    const head = [
      name('day'),
      name('source'),
      name('what'),
      name('reason'),
      name('count'),
      name('index'),
      name('extId'),
      name('title'),
      name('detail'),
    ] as const;
    const csv = new Blob([reportCsv(report, { head, ...words })], { type: 'text/csv' });
    saveFile(`import-${report.day}.csv`, csv);
  };
  return (
    <div>
      <Button variant="quiet" icon="download" onClick={download}>
        {say('sourceReport.download')}
      </Button>
    </div>
  );
}
