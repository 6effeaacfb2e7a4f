import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { MessagesLink } from '../../../lib/conversations/messages-link.tsx';
import { Part } from '../../../lib/part/part.tsx';
import { editorTexts } from '../editor.fr.ts';
import classes from '../editor.module.css';
import { formatDelay } from './format-delay.fr.ts';
import { unsentReasonId, waitsForOrganisation } from './waits-for-organisation.ts';

const HiddenNotice = lazyPart(async () => (await import('./hidden-notice.tsx')).HiddenNotice);

const PlaceDoubt = lazyPart(
  async () => (await import('../place-doubt/place-doubt.tsx')).PlaceDoubt,
);

const RefusalNotice = lazyPart(async () => (await import('./refusal-notice.tsx')).RefusalNotice);

export type StateNoticeProps = { poi: OrganiserPoi; onTab: (tab: PoiTab) => void };

export const EventMessages = ({ poi }: Pick<StateNoticeProps, 'poi'>) =>
  poi.organisation && (
    <MessagesLink
      place={{
        side: poi.role === 'moderator' ? 'team' : 'organisation',
        about: 'events',
        id: poi.id,
      }}
    />
  );

export const StateNotice = ({ poi, onTab }: StateNoticeProps) => (
  <>
    {!poi.isEnabled && (
      <Part>
        <HiddenNotice poi={poi} />
      </Part>
    )}
    <WorkflowNotice poi={poi} onTab={onTab} />
    {poi.placeDoubt && (
      <Part>
        <PlaceDoubt poi={poi} onTab={onTab} />
      </Part>
    )}
  </>
);

function WorkflowNotice({ poi, onTab }: StateNoticeProps) {
  const { t } = useTranslation(editorTexts);
  const { status, role, review, refusal, publishedVersion, workingVersion, organisation } = poi;
  const { canWithdraw } = poi;
  if (status === 'archived') return <Notice tone="info" title={t('archived')} />;
  if (role === 'reader') return <Notice tone="info" title={t('readOnly')} />;
  if (status === 'in-review')
    return (
      <Notice tone="info" title={t('review.title')}>
        <p className={classes.noticeText}>{t(canWithdraw ? 'review.text' : 'review.locked')}</p>
        {review?.medianDelayMin != null && (
          <p className={classes.noticeText}>
            {t('review.delay', { delay: formatDelay(review.medianDelayMin) })}
          </p>
        )}
        {canWithdraw && <p className={classes.noticeText}>{t('review.withdraw')}</p>}
      </Notice>
    );
  if (status === 'refused' && refusal)
    return (
      <Part>
        <RefusalNotice refusal={refusal} onTab={onTab} />
      </Part>
    );
  if (publishedVersion && !poi.isEnabled) return null;
  if (publishedVersion && !workingVersion)
    return <Notice tone="success" title={t('online.text')} />;
  if (publishedVersion) return <Notice tone="info" title={t('revision')} />;
  if (organisation && waitsForOrganisation(poi))
    return (
      <div id={unsentReasonId}>
        <Notice
          tone="warning"
          title={t(
            organisation.status === 'pending' ? 'pendingOrganisation' : 'refusedOrganisation',
            {
              organisation: organisation.name,
            },
          )}
        >
          {organisation.status === 'refused' && (
            <p className={classes.noticeText}>
              <Link href={`/org/organisations/${organisation.id}`}>{t('toOrganisation')}</Link>
            </p>
          )}
        </Notice>
      </div>
    );
  return null;
}
