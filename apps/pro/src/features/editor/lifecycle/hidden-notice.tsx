import type { OrganiserPoi } from '@parages/contracts/types';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { publicOrigin } from '../../../lib/public-origin.ts';
import classes from '../editor.module.css';
import { hiddenTexts } from './hidden.fr.ts';

type HiddenNoticeProps = {
  poi: Pick<
    OrganiserPoi,
    'id' | 'status' | 'role' | 'disabledReason' | 'publishedVersion' | 'workingVersion'
  >;
};

/** Why a moderator has hidden the event; for its owners and editors, also what they can do. */
export function HiddenNotice({ poi }: HiddenNoticeProps) {
  const { t } = useTranslation(hiddenTexts);
  const { status, role, disabledReason } = poi;
  if (status === 'archived') return null;
  return (
    <Notice tone="danger" title={t('title')}>
      {disabledReason !== null && (
        <figure className={classes.comment}>
          <figcaption>{t('reason')}</figcaption>
          <blockquote>{disabledReason}</blockquote>
        </figure>
      )}
      {(role === 'owner' || role === 'editor') && <Advice poi={poi} />}
    </Notice>
  );
}

function Advice({ poi: { id, publishedVersion, workingVersion } }: HiddenNoticeProps) {
  const { t } = useTranslation(hiddenTexts);
  const page = encodeURIComponent(`/poi/${id}`);
  return (
    <>
      <p className={classes.noticeText}>{t('next')}</p>
      <p className={classes.noticeText}>
        <Link href={`${publicOrigin(window.location)}/feedback?from=${page}`}>{t('write')}</Link>
      </p>
      {publishedVersion && (
        <p className={classes.noticeText}>{t(workingVersion ? 'revision' : 'edit')}</p>
      )}
    </>
  );
}
