import type { DashboardTown } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { TextField } from '@parages/ui/form/text-field';
import { formatCount } from '@parages/ui/format/number.fr';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import classes from './dashboard.module.css';
import { dashboard } from './dashboard.queries.ts';
import { listingSearch } from './dashboard.search-params.ts';

export function DashboardTowns() {
  const { t } = useTranslation('dashboard');
  const [words, setWords] = useState('');
  const [after, setAfter] = useState<string>();
  const { data, error, refetch } = useQuery(dashboard.towns(words.trim(), after));
  const search = (typed: string) => {
    setWords(typed);
    setAfter(undefined);
  };
  return (
    <>
      <div className={classes.search}>
        <TextField
          name="town"
          label={t('townSearch')}
          value={words}
          onChange={search}
          autoComplete="off"
          maxLength={limits.account.maxPlaceNameLength}
        />
      </div>
      {data === undefined ? (
        error ? (
          <EmptyState
            picture="lost"
            title={t('failed')}
            actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
          />
        ) : (
          <p aria-busy="true">{t('loading')}</p>
        )
      ) : data.items.length === 0 ? (
        <p role="status">{t('townNone')}</p>
      ) : (
        <ul className={classes.towns}>
          {data.items.map((town) => (
            <Town key={town.id} town={town} />
          ))}
        </ul>
      )}
      <nav aria-label={t('pages')} className={classes.pages}>
        {after !== undefined && (
          <Button variant="secondary" onClick={() => setAfter(undefined)}>
            {t('first')}
          </Button>
        )}
        {data?.next && (
          <Button variant="secondary" onClick={() => setAfter(data.next ?? undefined)}>
            {t('next')}
          </Button>
        )}
      </nav>
    </>
  );
}

function Town({
  town: { id, name, department, total, hidden, noTheme, noImage },
}: {
  town: DashboardTown;
}) {
  const { t } = useTranslation('dashboard');
  const local = useLocal({ formatCount });
  const { townCountedTo } = limits.dashboard;
  const events = t('events', { count: total, formatted: local.formatCount(total) });
  const lacks = [
    hidden > 0 && t('townHidden', { count: hidden }),
    noTheme > 0 && t('townNoTheme', { count: noTheme }),
    noImage > 0 && t('townNoImage', { count: noImage }),
  ].filter(Boolean);
  return (
    <li>
      <Link href={`/dashboard/by-city${listingSearch({ townId: id })}`} className={classes.town}>
        {name}
      </Link>
      {department && <span className={classes.soft}>{department}</span>}
      <span>{total < townCountedTo ? events : t('moreThan', { formatted: events })}</span>
      <span className={classes.soft}>{lacks.join(' · ')}</span>
    </li>
  );
}
