import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ReadState } from '../../lib/page/read-state.tsx';
import { productName } from '../../lib/product.ts';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { moderation } from './moderation.queries.ts';
import { Queue } from './queue.tsx';
import { Review } from './review.tsx';
import { useKeys } from './use-keys.ts';
import { useWithdrawn } from './use-withdrawn.ts';

export function ModerationPage() {
  const { t } = useTranslation(moderationTexts);
  const query = useQuery(moderation.queue());
  const { data } = query;
  const [search, setSearch] = useSearchParams();
  const items = data?.items ?? [];
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === search.get('event')),
  );
  const current = items[index];
  const { withdrawn, decided, clear } = useWithdrawn(data?.items, current);
  const open = (id: string | undefined): void => {
    clear();
    setSearch(id === undefined ? {} : { event: id }, { replace: true });
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
        <p className={classes.hint}>{t('intro')}</p>
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
      {data?.items.length === 0 && (
        <EmptyState title={t('empty')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      )}
      {current && (
        <div className={classes.split}>
          <Queue items={items} currentId={current.id} onOpen={open} />
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
