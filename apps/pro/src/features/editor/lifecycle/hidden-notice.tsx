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
    'id' | 'status' | 'disabledReason' | 'publishedVersion' | 'workingVersion'
  >;
};

/** Why a moderator has hidden the event. */
export function HiddenNotice({ poi }: HiddenNoticeProps) {
  const { t } = useTranslation(hiddenTexts);
  const { id, status, disabledReason, publishedVersion, workingVersion } = poi;
  if (status === 'archived') return null;
  const page = encodeURIComponent(`/poi/${id}`);
  return (
    <Notice tone="danger" title={t('title')}>
      {disabledReason !== null && (
        <figure className={classes.comment}>
          <figcaption>{t('reason')}</figcaption>
          <blockquote>{disabledReason}</blockquote>
        </figure>
      )}
      <p className={classes.noticeText}>{t('next')}</p>
      <p className={classes.noticeText}>
        <Link href={`${publicOrigin(window.location)}/feedback?from=${page}`}>{t('write')}</Link>
      </p>
      {publishedVersion && (
        <p className={classes.noticeText}>{t(workingVersion ? 'revision' : 'edit')}</p>
      )}
    </Notice>
  );
}
