import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dashboard.module.css';
import { dashboard } from './dashboard.queries.ts';
import { listingSearch } from './dashboard.search-params.ts';
import { ListingHead } from './listing-head.tsx';
import { ReportedEvent } from './reported-event.tsx';
import reportClasses from './reports.module.css';

export type ReportQueueProps = {
  permissions: readonly Permission[];
  /** The last report of the page before; undefined on the first page. */
  after: string | undefined;
};

export function ReportQueue({ permissions, after }: ReportQueueProps) {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(dashboard.reports(after));
  const queue = useRef<HTMLElement>(null);
  return (
    <>
      <ListingHead listing="reports" permissions={permissions} />
      <section
        ref={queue}
        tabIndex={-1}
        className={reportClasses.queue}
        aria-label={t('listings.reports')}
      >
        {data ? (
          data.items.length === 0 ? (
            <EmptyState title={t('empty')}>
              <p>{t('reports.empty')}</p>
            </EmptyState>
          ) : (
            <ul className={reportClasses.events}>
              {data.items.map((poi) => (
                <ReportedEvent
                  key={poi.id}
                  poi={poi}
                  // The button with the focus leaves with its event: moves the focus to the queue.
                  onClosed={() => queue.current?.focus()}
                />
              ))}
            </ul>
          )
        ) : error ? (
          <EmptyState
            picture="lost"
            title={t('failed')}
            actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
          />
        ) : (
          <p aria-busy="true">{t('loading')}</p>
        )}
      </section>
      <nav aria-label={t('pages')} className={classes.pages}>
        {after !== undefined && (
          <Button variant="secondary" href="/dashboard/reports">
            {t('first')}
          </Button>
        )}
        {data?.next && (
          <Button
            variant="secondary"
            href={`/dashboard/reports${listingSearch({ after: data.next })}`}
          >
            {t('next')}
          </Button>
        )}
      </nav>
    </>
  );
}
