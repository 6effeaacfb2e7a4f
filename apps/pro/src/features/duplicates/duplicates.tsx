import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../lib/list/more-button.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { ReadState } from '../../lib/page/read-state.tsx';
import { duplicatesTexts, say } from './duplicates.fr.ts';
import classes from './duplicates.module.css';
import { duplicates } from './duplicates.queries.ts';
import { Merges } from './merges.tsx';
import { Pair } from './pair.tsx';

const words = { loading: say('loading'), failed: say('failed'), retry: say('retry') };

export function Duplicates() {
  const { t } = useTranslation(duplicatesTexts);
  const query = useInfiniteQuery(duplicates.pairs());
  const total = query.data?.pages[0]?.total;
  const pairs = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link href="/org/moderation">{t('back')}</Link>
      </p>
      <PageHead title={t('title')} intro={t('intro')} />
      <ReadState query={query} words={words} />
      {total === 0 && (
        <EmptyState title={t('empty')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      )}
      {pairs.length > 0 && (
        <ol className={classes.pairs} aria-label={t('list')}>
          {pairs.map((pair) => (
            <Pair key={pair.pois.map(({ id }) => id).join()} pair={pair} />
          ))}
        </ol>
      )}
      <MoreButton query={query}>{t('more')}</MoreButton>
      <Merges />
    </div>
  );
}
