import { poiOrigins } from '@parages/contracts/vocabulary/events/review/poi-origins';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggled } from '../../lib/form/toggled.ts';
import { ReadState } from '../../lib/page/read-state.tsx';
import { productName } from '../../lib/product.ts';
import { chosenOf, useAddressFilters } from '../../lib/use-address-filters.ts';
import { BulkBar } from './bulk-bar.tsx';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { moderation, type QueueFilters } from './moderation.queries.ts';
import { isSelectable, Queue } from './queue.tsx';
import { QueueFilterFields } from './queue-filters.tsx';
import { Review } from './review.tsx';
import { useKeys } from './use-keys.ts';
import { useWithdrawn } from './use-withdrawn.ts';

export function ModerationPage() {
  const { t } = useTranslation(moderationTexts);
  const { search, change, clear: clearFilters } = useAddressFilters();
  const filters: QueueFilters = {
    organisationId: search.get('organisation'),
    origin: chosenOf(poiOrigins, search.get('origin')),
  };
  const query = useQuery(moderation.queue(filters));
  const { data } = query;
  const items = data?.items ?? [];
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === search.get('event')),
  );
  const current = items[index];
  const { withdrawn, decided, clear } = useWithdrawn(data?.items, current);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const selectable = items.filter(isSelectable);
  const chosen = selectable.filter(({ id }) => marked.includes(id));
  const open = (id: string | undefined): void => {
    clear();
    change('event', id ?? null);
  };
  const step = (away: number) => () => {
    const next = items[index + away];
    if (next) open(next.id);
  };
  useKeys({ j: step(1), k: step(-1) });
  return (
    <div className={classes.page}>
      <title>{`${t('title')} · ${productName}`}</title>
      <header>
        <h1>{t('title')}</h1>
        <p className={classes.hint}>
          {t('intro')} <span className={classes.keys}>{t('keys')}</span>
        </p>
        <p>
          <Link href="/org/moderation?queue=duplicates">{t('duplicatesQueue')}</Link>
        </p>
        <LiveRegion isVisible>
          {data && data.total > 0 && t('total', { count: data.total })}
        </LiveRegion>
        <LiveRegion isVisible>
          {withdrawn !== undefined && (
            <Notice tone="info" title={t('withdrawn', { title: withdrawn })} />
          )}
        </LiveRegion>
      </header>
      <ReadState
        query={query}
        words={{ loading: t('loading'), failed: t('failed'), retry: t('retry') }}
      />
      {data && (
        <QueueFilterFields {...filters} organisations={data.organisations} onChange={change} />
      )}
      {data && (
        <BulkBar
          selectable={selectable}
          chosen={chosen}
          onChoose={setMarked}
          onDecided={(ids) => ids.forEach(decided)}
        />
      )}
      {data?.items.length === 0 && <Nothing filters={filters} onClear={clearFilters} />}
      {current && (
        <div className={classes.split}>
          <Queue
            items={items}
            currentId={current.id}
            onOpen={open}
            chosen={new Set(chosen.map(({ id }) => id))}
            onToggle={(id) => setMarked(toggled(marked, id))}
          />
          <Review
            key={current.id}
            item={current}
            onDecided={() => {
              decided(current.id);
              open((items[index + 1] ?? items[index - 1])?.id);
            }}
          />
        </div>
      )}
    </div>
  );
}

type NothingProps = { filters: QueueFilters; onClear: () => void };

function Nothing({ filters: { organisationId, origin }, onClear }: NothingProps) {
  const { t } = useTranslation(moderationTexts);
  if (organisationId === null && origin === null)
    return (
      <EmptyState title={t('empty')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('filters.none')}
      actions={<Button onClick={onClear}>{t('filters.clear')}</Button>}
    >
      <p>{t('filters.noneText')}</p>
    </EmptyState>
  );
}
