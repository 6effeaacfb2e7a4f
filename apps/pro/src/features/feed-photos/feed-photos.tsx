import type { FailedPhoto } from '@parages/contracts/types';
import { photoFaultLabels } from '@parages/contracts/vocabulary/photo-faults.fr';
import { Badge } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { formatInstantDay } from '@parages/ui/format/day.fr';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreButton } from '../../lib/list/more-button.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { publicOrigin } from '../../lib/public-origin.ts';
import { ReadState } from '../../lib/read-state.tsx';
import { sayIn } from '../../lib/words.ts';
import { feedPhotosFr } from './feed-photos.fr.ts';
import classes from './feed-photos.module.css';
import { feedPhotos, useRetryPhoto } from './feed-photos.queries.ts';

const say = sayIn('feed-photos', feedPhotosFr);
const words = { loading: say('loading'), failed: say('failed'), retry: say('retryList') };

/** The photos of imports that could not be had: of which event, why, and what can be done about it. */
export function FeedPhotos() {
  const query = useInfiniteQuery(feedPhotos.list());
  const first = query.data?.pages[0];
  return (
    <div className={classes.page}>
      <PageHead title={say('title')} intro={say('intro')} />
      <ReadState query={query} words={words} />
      {first?.total === 0 && (
        <EmptyState title={say('empty')}>
          <p>{say('emptyText')}</p>
        </EmptyState>
      )}
      {first !== undefined && first.total > 0 && (
        <>
          {!first.isFetching && <Notice tone="warning" title={say('off')} />}
          <ul className={classes.rows} aria-label={say('list')}>
            {query.data?.pages
              .flatMap(({ items }) => items)
              .map((photo) => (
                <Photo key={photo.id} photo={photo} canRetry={first.isFetching} />
              ))}
          </ul>
        </>
      )}
      <MoreButton query={query}>{say('more')}</MoreButton>
    </div>
  );
}

function Photo({ photo, canRetry }: { photo: FailedPhoto; canRetry: boolean }) {
  const { id, url, fault, failedAt, poi, hasPicture } = photo;
  const retry = useRetryPhoto({
    onSuccess: () => toast('success', say('asked')),
    onError: () => toast('error', say('notAsked')),
  });
  return (
    <li className={classes.row}>
      <h2>
        <Link href={`${publicOrigin(window.location)}/evenement/${poi.slugFr}`}>{poi.label}</Link>
      </h2>
      <p className={classes.facts}>
        <Badge tone={hasPicture ? 'info' : 'warning'}>
          {say(hasPicture ? 'pictured' : 'bare')}
        </Badge>
        <span>
          {[
            photoFaultLabels[fault],
            poi.locality,
            say('since', { day: formatInstantDay(new Date(failedAt)) }),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </p>
      <p className={classes.address}>
        {say('address')}
        {'\u00a0: '}
        {url}
      </p>
      {canRetry && (
        <Button
          variant="secondary"
          isBusy={retry.isPending}
          onClick={() => retry.mutate(id)}
          aria-label={say('againFor', { label: poi.label })}
        >
          {say('again')}
        </Button>
      )}
    </li>
  );
}
