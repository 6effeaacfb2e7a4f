import type { DashboardSource } from '@parages/contracts/types';
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
import { listingSearch } from './dashboard.search-params.ts';
import { useClassName } from './use-class-name.ts';

/** The classes of the feeds; each leads to its events, on which moderators act together. */
export function DashboardSources() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(dashboard.sources());
  if (data === undefined)
    return error ? (
      <EmptyState
        picture="lost"
        title={t('failed')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    ) : (
      <p aria-busy="true">{t('loading')}</p>
    );
  if (data.items.length === 0)
    return (
      <EmptyState title={t('empty')}>
        <p>{t('sourceNone')}</p>
      </EmptyState>
    );
  return (
    <ul className={classes.towns}>
      {data.items.map((one) => (
        <Source key={`${one.source} ${one.class}`} one={one} />
      ))}
    </ul>
  );
}

function Source({ one }: { one: DashboardSource }) {
  const { t } = useTranslation('dashboard');
  const local = useLocal({ formatCount });
  const className = useClassName()(one.class);
  const { source, total, hidden, noTheme, noImage } = one;
  const events = t('events', { count: total, formatted: local.formatCount(total) });
  const lacks = [
    hidden > 0 && t('townHidden', { count: hidden }),
    noTheme > 0 && t('townNoTheme', { count: noTheme }),
    noImage > 0 && t('townNoImage', { count: noImage }),
  ].filter(Boolean);
  return (
    <li>
      <Link
        href={`/dashboard/by-source${listingSearch({ source, sourceClass: one.class })}`}
        className={classes.town}
      >
        {className}
      </Link>
      <span className={classes.soft}>{source}</span>
      <span>
        {total < limits.dashboard.townCountedTo ? events : t('moreThan', { formatted: events })}
      </span>
      <span className={classes.soft}>{lacks.join(' · ')}</span>
    </li>
  );
}
