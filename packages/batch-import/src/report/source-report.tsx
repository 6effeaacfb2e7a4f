import {
  countOf,
  type ReportGroup,
  reportLists,
  type SourceReport,
} from '@parages/contracts/vocabulary/imports/source-report';
import { reportCsv } from '@parages/contracts/vocabulary/imports/source-report-csv';
import { Button } from '@parages/ui/button/button';
import { saveFile } from '@parages/ui/save-file/save-file';
import figures from '../batch-import.module.css';
import { useImportWords } from '../import-words.tsx';
import classes from './source-report.module.css';

const shownRecords = 5;
const counted = ['read', 'created', 'changed', 'unchanged'] as const;

/** `unit`: what the positions of the records count. */
export type SourceReportProps = { report: SourceReport; unit: 'record' | 'line' };

/** What an import did with the records of a source, in the same words for files and addresses. */
export function SourceReportView({ report, unit }: SourceReportProps) {
  const { formatCount, report: words } = useImportWords();
  return (
    <div className={classes.report}>
      <dl className={figures.figures}>
        {counted.map((name) => (
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
                  <Group key={group.reason} group={group} unit={unit} />
                ))}
              </ul>
            </div>
          ),
      )}
      <DownloadReport report={report} />
    </div>
  );
}

function Group({ group, unit }: { group: ReportGroup; unit: SourceReportProps['unit'] }) {
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
      <span>
        <strong>{formatCount(count)}</strong> {words.reasons[reason]}
      </span>
      {shown.length > 0 && <small>{[...shown, rest].filter(Boolean).join(' · ')}</small>}
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
