import type { OrganiserPoi } from '@parages/contracts/types';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { publicOrigin } from '../../../lib/public-origin.ts';
import { editorTexts } from '../editor.fr.ts';
import classes from '../editor.module.css';

type HiddenNoticeProps = {
  poi: Pick<OrganiserPoi, 'id' | 'isEnabled' | 'disabledReason' | 'status'>;
};

/** Why a moderator has hidden the event. */
export function HiddenNotice({ poi }: HiddenNoticeProps) {
  const { t } = useTranslation(editorTexts);
  const { id, isEnabled, disabledReason, status } = poi;
  if (isEnabled || status === 'archived') return null;
  const page = encodeURIComponent(`/poi/${id}`);
  return (
    <Notice tone="danger" title={t('hidden.title')}>
      {disabledReason !== null && (
        <figure className={classes.comment}>
          <figcaption>{t('hidden.reason')}</figcaption>
          <blockquote>{disabledReason}</blockquote>
        </figure>
      )}
      <p className={classes.noticeText}>{t('hidden.next')}</p>
      <p className={classes.noticeText}>
        <Link href={`${publicOrigin(window.location)}/feedback?from=${page}`}>
          {t('hidden.write')}
        </Link>
      </p>
    </Notice>
  );
}
