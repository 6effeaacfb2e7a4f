import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiTab } from '@parages/contracts/vocabulary/poi-tabs';
import { refusalTabs } from '@parages/contracts/vocabulary/refusal-reasons';
import { refusalReasonLabels } from '@parages/contracts/vocabulary/refusal-reasons.fr';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import classes from './editor.module.css';
import { tellDelay } from './tell-delay.fr.ts';
import { say } from './words.ts';

/** What says why an event cannot be sent yet, for its button. */
export const unsentReasonId = 'unsent-reason';

/** Decisions: "While pending: drafts allowed, submitting disabled with the explanation"; one that was refused is to be corrected first. */
export const waitsForOrganisation = ({
  organisation,
  isEditable,
  publishedVersion,
}: OrganiserPoi): boolean =>
  isEditable &&
  !publishedVersion &&
  (organisation?.status === 'pending' || organisation?.status === 'refused');

export type StateNoticeProps = { poi: OrganiserPoi; onTab: (tab: PoiTab) => void };

/** What one has to know before anything is typed: it is being read, it was refused and why, it is online. */
export function StateNotice({ poi, onTab }: StateNoticeProps) {
  const { status, role, review, refusal, publishedVersion, workingVersion, organisation } = poi;
  if (status === 'archived') return <Notice tone="info" title={say('archived')} />;
  if (role === 'reader') return <Notice tone="info" title={say('readOnly')} />;
  if (status === 'in-review')
    return (
      <Notice tone="info" title={say('review.title')}>
        <p className={classes.noticeText}>{say('review.text')}</p>
        {review?.medianDelayMin != null && (
          <p className={classes.noticeText}>
            {say('review.delay', { delay: tellDelay(review.medianDelayMin) })}
          </p>
        )}
      </Notice>
    );
  if (status === 'refused' && refusal)
    return (
      <Notice tone="danger" title={say('refusal.title')}>
        <ul className={classes.reasons}>
          {refusal.reasons.map((reason) => (
            <li key={reason}>
              <Button variant="quiet" onClick={() => onTab(refusalTabs[reason])}>
                {refusalReasonLabels[reason].label}
              </Button>
              <p>{refusalReasonLabels[reason].advice}</p>
            </li>
          ))}
        </ul>
        {refusal.comment !== null && (
          <figure className={classes.comment}>
            <figcaption>{say('refusal.comment')}</figcaption>
            <blockquote>{refusal.comment}</blockquote>
          </figure>
        )}
      </Notice>
    );
  if (publishedVersion && !workingVersion)
    return <Notice tone="success" title={say('online.text')} />;
  if (publishedVersion) return <Notice tone="info" title={say('revision')} />;
  if (organisation && waitsForOrganisation(poi))
    return (
      <div id={unsentReasonId}>
        <Notice
          tone="warning"
          title={say(
            organisation.status === 'pending' ? 'pendingOrganisation' : 'refusedOrganisation',
            {
              organisation: organisation.name,
            },
          )}
        >
          {organisation.status === 'refused' && (
            <p className={classes.noticeText}>
              <Link href={`/org/organisations/${organisation.id}`}>{say('toOrganisation')}</Link>
            </p>
          )}
        </Notice>
      </div>
    );
  return null;
}
