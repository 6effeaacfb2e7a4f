import { reasonOfFinding } from '@parages/contracts/vocabulary/imports/file-report';
import { batchImportLimits, limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import classes from '../batch-import.module.css';
import type { FindingFilter, FindingView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import { ImportAwaited } from '../progress/import-awaited.tsx';
import { FindingFilters } from './finding-filters.tsx';
import { FindingGroups } from './finding-groups.tsx';
import { FindingList } from './finding-list.tsx';
import { reportOfView } from './report-of-view.ts';
import { SourceReportView } from './source-report.tsx';

const findingsPerPage = limits.pageSize.moderation;

/** `data` is undefined until the page is loaded. */
type FindingPage = {
  data: { items: readonly FindingView[]; total: number } | undefined;
  error: Error | null;
  refetch: () => unknown;
};

export type ImportReportProps = {
  view: Parameters<typeof reportOfView>[0];
  placesHref?: string | undefined;
  findings: FindingPage;
  filter: FindingFilter;
  onFilter: (filter: FindingFilter) => void;
};

export function ImportReport({ view, placesHref, findings, filter, onFilter }: ImportReportProps) {
  const { check } = view;
  const { say, formatCount, report } = useImportWords();
  const found = check.byPath.reduce((sum, { count }) => sum + count, 0);
  const kept = batchImportLimits.findings;
  const isPartial = found > kept;
  return (
    <section className={classes.part} aria-labelledby="import-report">
      <h2 id="import-report" tabIndex={-1}>
        {say(view.outcome === null ? 'report.title' : 'report.done')}
      </h2>
      <SourceReportView
        report={reportOfView(view)}
        unit="line"
        placesHref={view.outcome === null ? undefined : placesHref}
        details={(list, reason) => {
          const groups = check.byPath.filter(({ code, lines }) => {
            const known = reasonOfFinding(code);
            return lines !== undefined && known.list === list && known.reason === reason;
          });
          return groups.length === 0 ? undefined : (
            <FindingGroups
              groups={groups}
              label={report.reasons[reason]}
              filter={filter}
              onFilter={onFilter}
            />
          );
        }}
      />
      {found === 0 ? (
        <p className={classes.text}>{say('report.clean')}</p>
      ) : (
        <>
          <FindingFilters tally={check.byPath} filter={filter} onFilter={onFilter} />
          {isPartial && (
            <p className={classes.hint}>
              {say('report.partial', { formatted: formatCount(kept) })}
            </p>
          )}
          <Found findings={findings} filter={filter} onFilter={onFilter} />
        </>
      )}
    </section>
  );
}

function Found({
  findings: { data: page, error, refetch },
  filter,
  onFilter,
}: Omit<ImportReportProps, 'view' | 'placesHref'>) {
  const { say, formatCount } = useImportWords();
  const total = page?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / findingsPerPage));
  const goTo = (number: number): void => {
    onFilter({ ...filter, page: number });
    // Focuses the title of the report, so that the visitor reads a new page from its start.
    document.getElementById('import-report')?.focus();
  };
  return (
    <>
      <LiveRegion isVisible>
        {page && say('report.found', { count: total, formatted: formatCount(total) })}
      </LiveRegion>
      {page === undefined && (
        <ImportAwaited
          hasFailed={error !== null}
          failed={say('report.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {page?.items.length === 0 && <p className={classes.text}>{say('report.nothing')}</p>}
      {page !== undefined && page.items.length > 0 && (
        <FindingList findings={page.items} label={say('report.title')} />
      )}
      {pages > 1 && (
        <nav className={classes.pages} aria-label={say('report.pages')}>
          {filter.page > 0 && (
            <Button variant="secondary" icon="chevron-left" onClick={() => goTo(filter.page - 1)}>
              {say('report.previous')}
            </Button>
          )}
          <span>
            {say('report.page', { page: formatCount(filter.page + 1), pages: formatCount(pages) })}
          </span>
          {filter.page + 1 < pages && (
            <Button variant="secondary" onClick={() => goTo(filter.page + 1)}>
              {say('report.next')}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
