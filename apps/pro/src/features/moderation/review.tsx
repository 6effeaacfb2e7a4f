import type { OrganiserPoi, ReviewItem } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messagesPath } from '../../lib/device-drafts/message-target.ts';
import { offerUndo } from '../../lib/offer-undo.ts';
import { ReadState } from '../../lib/page/read-state.tsx';
import { Part } from '../../lib/part/part.tsx';
import { PlaceDoubtNotice } from '../../lib/place-doubt/place-doubt-notice.tsx';
import { ChangeList } from './change-list.tsx';
import { Duplicates } from './duplicates.tsx';
import { EarlierRefusal } from './earlier-refusal.tsx';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import {
  moderation,
  type Refusal,
  useAccept,
  useClaim,
  useConfirmPlace,
  useRefuse,
  useRelease,
  useUndo,
} from './moderation.queries.ts';
import { RefusalPanel } from './refusal-panel.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { showFailure } from './show-failure.ts';
import { useKeys } from './use-keys.ts';

const PagePreview = lazyPart(
  async () => (await import('../../lib/page-preview/page-preview.tsx')).PagePreview,
);

export type ReviewProps = { item: ReviewItem; onDecided: () => void };

export function Review({ item, onDecided }: ReviewProps) {
  const { t } = useTranslation(moderationTexts);
  const query = useQuery(moderation.poi(item.id));
  const { data: poi } = query;
  if (!poi)
    return (
      <ReadState
        query={query}
        words={{ loading: t('loadingEvent'), failed: t('failedEvent'), retry: t('retry') }}
      />
    );
  return <Open key={poi.id} item={item} poi={poi} onDecided={onDecided} />;
}

function Open({ item, poi, onDecided }: ReviewProps & { poi: OrganiserPoi }) {
  const { t } = useTranslation(moderationTexts);
  const [isRefusing, setIsRefusing] = useState(false);
  const [showsChanges, setShowsChanges] = useState(item.isRevision);
  const accept = useAccept();
  const refuse = useRefuse();
  const undo = useUndo();
  const confirmed = useConfirmPlace();
  const [claim, release] = [useClaim(), useRelease()];
  const isApproved = poi.organisation === null || poi.organisation.status === 'approved';
  const canDecide = !item.isOwn;

  const decided = (name: 'accepted' | 'refused', after: OrganiserPoi): void => {
    setIsRefusing(false);
    offerUndo(
      {
        id: `decision-${poi.id}`,
        done: t(name, { title: poi.label }),
        undo: t('undo'),
        undone: t('undone'),
      },
      () => undo.mutateAsync({ poiId: poi.id, version: after.version }),
      showFailure,
    );
    onDecided();
  };
  const named = { poiId: poi.id, version: poi.version };
  const doAccept = (): void => {
    if (canDecide && isApproved && !accept.isPending)
      accept.mutate(named, {
        onSuccess: (after) => decided('accepted', after),
        onError: showFailure,
      });
  };
  const doRefuse = (refusal: Refusal): void =>
    refuse.mutate(
      { ...named, ...refusal },
      { onSuccess: (after) => decided('refused', after), onError: showFailure },
    );
  useKeys({ a: doAccept, r: () => canDecide && setIsRefusing(true) }, !isRefusing);

  return (
    <section className={classes.review} aria-labelledby="review-title">
      <header>
        <p className={classes.hint}>{poi.organisation?.name ?? t('withoutOrganisation')}</p>
        <h2 id="review-title">{poi.label}</h2>
      </header>
      {item.isOwn && <Notice tone="warning" title={t('ownText')} />}
      {poi.placeDoubt && (
        <PlaceDoubtNotice
          doubt={poi.placeDoubt}
          isBusy={confirmed.isPending}
          onConfirm={() => confirmed.mutate(named, { onError: showFailure })}
        />
      )}
      {!isApproved && <Notice tone="warning" title={t('unapprovedText')} />}
      <div className={classes.actions}>
        <Button
          icon="check"
          isBusy={accept.isPending}
          disabled={!canDecide || !isApproved}
          onClick={doAccept}
        >
          {t(poi.autopublish ? 'acceptOnline' : 'accept')}
        </Button>
        <Button
          variant="secondary"
          icon="close"
          disabled={!canDecide}
          onClick={() => setIsRefusing(true)}
        >
          {t('refuse')}
        </Button>
        {item.claim?.isMine ? (
          <Button variant="quiet" onClick={() => release.mutate(poi.id, { onError: showFailure })}>
            {t('release')}
          </Button>
        ) : (
          !item.claim && (
            <Button variant="quiet" onClick={() => claim.mutate(poi.id, { onError: showFailure })}>
              {t('claim')}
            </Button>
          )
        )}
        <Button variant="quiet" icon="pencil" href={`/org/events/${poi.id}`}>
          {t('open')}
        </Button>
        {poi.organisation && (
          <Button
            variant="quiet"
            icon="mail"
            href={messagesPath({ side: 'team', about: 'events', id: poi.id })}
          >
            {t('write')}
          </Button>
        )}
      </div>
      <EarlierRefusal poiId={poi.id} />
      {item.duplicates > 0 && <Duplicates poi={poi} onMerged={onDecided} />}
      {item.isRevision && (
        <div>
          <Button
            variant="secondary"
            icon={showsChanges ? 'eye' : 'list'}
            onClick={() => setShowsChanges(!showsChanges)}
          >
            {t(showsChanges ? 'showPage' : 'showChanges')}
          </Button>
        </div>
      )}
      {showsChanges ? (
        <ChangeList changes={poi.changes} />
      ) : (
        <div className={classes.asSeen}>
          <ReviewSheet poi={poi} />
          <section aria-label={t('page')}>
            <Part>
              <PagePreview poi={poi} />
            </Part>
          </section>
        </div>
      )}
      {isRefusing && (
        <RefusalPanel
          title={t('refusal.title')}
          poiIds={[poi.id]}
          onClose={() => setIsRefusing(false)}
          onRefuse={doRefuse}
          isBusy={refuse.isPending}
        />
      )}
    </section>
  );
}
