import type { FailedPhoto } from '@parages/contracts/types';
import { photoFaultLabels } from '@parages/contracts/vocabulary/pictures/photo-faults.fr';
import { Badge } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { MoreButton } from '../../lib/list/more-button.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { ReadState } from '../../lib/page/read-state.tsx';
import { publicOrigin } from '../../lib/public-origin.ts';
import { textsOf } from '../../lib/texts.ts';
import { feedPhotosTexts } from './feed-photos.fr.ts';
import classes from './feed-photos.module.css';
import { feedPhotos, useRetryPhoto } from './feed-photos.queries.ts';

const say = textsOf(feedPhotosTexts);
const words = { loading: say('loading'), failed: say('failed'), retry: say('retryList') };

export function FeedPhotos() {
  const { t } = useTranslation(feedPhotosTexts);
  const query = useInfiniteQuery(feedPhotos.list());
  const first = query.data?.pages[0];
  return (
    <div className={classes.page}>
      <PageHead title={t('title')} intro={t('intro')} />
      <ReadState query={query} words={words} />
      {first?.total === 0 && (
        <EmptyState title={t('empty')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      )}
      {first !== undefined && first.total > 0 && (
        <>
          {!first.isFetching && <Notice tone="warning" title={t('off')} />}
          <ul className={classes.rows} aria-label={t('list')}>
            {query.data?.pages
              .flatMap(({ items }) => items)
              .map((photo) => (
                <Photo key={photo.id} photo={photo} canRetry={first.isFetching} />
              ))}
          </ul>
        </>
      )}
      <MoreButton query={query}>{t('more')}</MoreButton>
    </div>
  );
}

function Photo({ photo, canRetry }: { photo: FailedPhoto; canRetry: boolean }) {
  const { t } = useTranslation(feedPhotosTexts);
  const { id, url, fault, failedAt, poi, hasPicture } = photo;
  const retry = useRetryPhoto({
    onSuccess: () => toast('success', t('asked')),
    onError: () => toast('error', t('notAsked')),
  });
  return (
    <li className={classes.row}>
      <h2>
        <Link href={`${publicOrigin(window.location)}/evenement/${poi.slugFr}`}>{poi.label}</Link>
      </h2>
      <p className={classes.facts}>
        <Badge tone={hasPicture ? 'info' : 'warning'}>{t(hasPicture ? 'pictured' : 'bare')}</Badge>
        <span>
          {[photoFaultLabels[fault], poi.locality, t('since', { day: dayOf(failedAt) })]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </p>
      <p className={classes.address}>
        {t('address')}
        {'\u00a0: '}
        {url}
      </p>
      {canRetry && (
        <Button
          variant="secondary"
          isBusy={retry.isPending}
          onClick={() => retry.mutate(id)}
          aria-label={t('againFor', { label: poi.label })}
        >
          {t('again')}
        </Button>
      )}
    </li>
  );
}
