import { Button } from '@parages/ui/button/button';
import { CardGrid } from '@parages/ui/card-grid/card-grid';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './hosts.module.css';
import { pageSize } from './page-number.ts';

export type PagedEventsProps = {
  title: string;
  path: string;
  page: number;
  total: number;
  /** The cards of this page. */
  children: ReactNode;
};

export function PagedEvents({ title, path, page, total, children }: PagedEventsProps) {
  const { t } = useTranslation('hosts');
  const hrefOf = (to: number) => (to === 1 ? path : `${path}?page=${to}`);
  return (
    <section className={classes.list} aria-labelledby="events">
      <SectionHeading id="events" title={title} kicker={t('count', { count: total })} />
      <CardGrid labelledBy="events">{children}</CardGrid>
      {total > pageSize && (
        <nav className={classes.pages} aria-label={title}>
          {page > 1 && (
            <Button href={hrefOf(page - 1)} variant="secondary">
              {t('previous')}
            </Button>
          )}
          {page * pageSize < total && (
            <Button href={hrefOf(page + 1)} variant="secondary">
              {t('next')}
            </Button>
          )}
        </nav>
      )}
    </section>
  );
}
