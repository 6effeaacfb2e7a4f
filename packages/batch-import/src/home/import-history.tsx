import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import classes from '../batch-import.module.css';
import type { ImportView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import { ImportAwaited } from '../progress/import-awaited.tsx';
import { ImportBadge } from '../progress/import-badge.tsx';

export type ImportHistoryProps = {
  /** Undefined until they are loaded. */
  imports: readonly ImportView[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  hrefOf: (importId: string) => string;
  onDownload: (one: ImportView) => void;
  showsOrganisation: boolean;
  /** Undefined when there are no older imports. */
  onMore: (() => void) | undefined;
  isReadingMore: boolean;
};

export function ImportHistory({
  imports,
  hasFailed,
  onRetry,
  onMore,
  isReadingMore,
  ...row
}: ImportHistoryProps) {
  const { say } = useImportWords();
  return (
    <section className={classes.part} aria-labelledby="import-history">
      <h2 id="import-history">{say('history.title')}</h2>
      {imports === undefined && (
        <ImportAwaited hasFailed={hasFailed} failed={say('history.failed')} onRetry={onRetry} />
      )}
      {imports?.length === 0 && (
        <EmptyState level={3} title={say('history.empty')}>
          <p>{say('history.emptyText')}</p>
        </EmptyState>
      )}
      {imports !== undefined && imports.length > 0 && (
        <ul className={classes.rows}>
          {imports.map((one) => (
            <HistoryRow key={one.id} one={one} {...row} />
          ))}
        </ul>
      )}
      {onMore && (
        <Button variant="secondary" isBusy={isReadingMore} onClick={onMore}>
          {say('history.more')}
        </Button>
      )}
    </section>
  );
}

type HistoryRowProps = Pick<ImportHistoryProps, 'hrefOf' | 'onDownload' | 'showsOrganisation'> & {
  one: ImportView;
};

function HistoryRow({ one, hrefOf, onDownload, showsOrganisation }: HistoryRowProps) {
  const { say, formatCount, formatInstant, formatCounts } = useImportWords();
  const { id, fileName, organisation, status, createdAt, check, outcome } = one;
  const sent = say('history.sent', { when: formatInstant(new Date(createdAt)) });
  const whose =
    organisation === null
      ? say('history.team')
      : say('history.of', { organisation: organisation.name });
  // The counts of the result or, before the confirmation, the expected ones.
  const counts = outcome ?? (status === 'ready' ? check?.expected : undefined);
  const lines =
    check && say('history.lines', { count: check.lines, formatted: formatCount(check.lines) });
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <h3>
          <Link href={hrefOf(id)}>{fileName}</Link>
        </h3>
        <p className={classes.rowFacts}>
          <ImportBadge status={status} />
          <span>{showsOrganisation ? `${sent} ${whose}` : sent}</span>
        </p>
        {check && (
          <p className={classes.hint}>
            {[lines, counts && formatCounts(counts)].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        icon="download"
        aria-label={say('history.download', { name: fileName })}
        onClick={() => onDownload(one)}
      >
        {say('history.downloadShort')}
      </Button>
    </li>
  );
}
