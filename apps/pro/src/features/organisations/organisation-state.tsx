import type { Organisation } from '@parages/contracts/types';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { organisationsTexts } from './organisation-words.ts';
import classes from './organisations.module.css';

export function OrganisationState({
  organisation: { status, submittedAt, reason, role },
}: {
  organisation: Organisation;
}) {
  const { t } = useTranslation(organisationsTexts);
  if (status === 'approved') return null;
  if (status === 'pending')
    return (
      <Notice title={t('detail.status.pending', { day: dayOf(submittedAt) })}>
        <p className={classes.noticeText}>{t('detail.status.pendingText')}</p>
      </Notice>
    );
  const isRefused = status === 'refused';
  const next = isRefused ? (role === 'owner' ? 'refusedText' : 'refusedReader') : 'suspendedText';
  return (
    <Notice tone={isRefused ? 'warning' : 'danger'} title={t(`detail.status.${status}`)}>
      {reason !== null && (
        <figure className={classes.quote}>
          <figcaption>{t('detail.reasonOf')}</figcaption>
          <blockquote>{reason}</blockquote>
        </figure>
      )}
      <p className={classes.noticeText}>{t(`detail.status.${next}`)}</p>
    </Notice>
  );
}
