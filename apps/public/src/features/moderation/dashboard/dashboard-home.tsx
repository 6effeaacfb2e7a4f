import type { Dashboard } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { formatCount } from '@parages/ui/format/number.fr';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import classes from './dashboard.module.css';
import { dashboard } from './dashboard.queries.ts';

export function DashboardHome() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(dashboard.counts());
  return (
    <>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      {data ? (
        <ul className={classes.cards}>
          {data.items.map((item) => (
            <Card key={item.listing} item={item} />
          ))}
        </ul>
      ) : error ? (
        <EmptyState
          picture="lost"
          title={t('failed')}
          actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <p aria-busy="true">{t('loading')}</p>
      )}
    </>
  );
}

function Card({ item: { listing, count } }: { item: Dashboard['items'][number] }) {
  const { t } = useTranslation('dashboard');
  const local = useLocal({ formatCount });
  const { countedTo } = limits.dashboard;
  const isCounted = count <= countedTo;
  const formatted = local.formatCount(Math.min(count, countedTo));
  const unit = listing === 'by-city' ? 'towns' : listing === 'by-source' ? 'classes' : 'events';
  return (
    <li className={classes.card} data-calm={count === 0 || undefined}>
      <p className={classes.count} aria-hidden="true">
        {isCounted ? formatted : t('moreThan', { formatted })}
      </p>
      <h2>
        <Link href={`/dashboard/${listing}`} className={classes.cardLink}>
          {t(`listings.${listing}`)}
        </Link>
      </h2>
      <p>{t(unit, { count, formatted })}</p>
      <p className={classes.soft}>{t(`about.${listing}`)}</p>
    </li>
  );
}
