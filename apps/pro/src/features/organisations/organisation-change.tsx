import type { Organisation } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { organisationsTexts, sentenceOf } from './organisation-words.ts';
import classes from './organisations.module.css';
import { useWithdrawChange } from './organisations.queries.ts';

const fields = ['name', 'locality', 'website', 'description'] as const;

export function OrganisationChange({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation(organisationsTexts);
  const { id, change, status, role, version } = organisation;
  const withdraw = useWithdrawChange(id);
  if (change === null || status !== 'approved') return null;
  const isRefused = change.reason !== null;
  const press = () =>
    withdraw.mutate(version, { onSuccess: () => toast('success', t('detail.change.withdrawn')) });
  return (
    <Notice
      tone={isRefused ? 'warning' : 'info'}
      title={
        isRefused
          ? t('detail.change.refused')
          : t('detail.change.waiting', { day: dayOf(change.submittedAt) })
      }
    >
      <dl className={classes.proposal}>
        {fields
          .filter((field) => change[field] !== organisation[field])
          .map((field) => (
            <div key={field}>
              <dt>{t(`form.${field}`).split(' (')[0]}</dt>
              <dd>{change[field] || t('detail.none')}</dd>
            </div>
          ))}
      </dl>
      {change.logoId !== organisation.logoId && (
        <p className={classes.noticeText}>{t('detail.change.logo')}</p>
      )}
      {isRefused && (
        <figure className={classes.quote}>
          <figcaption>{t('detail.reasonOf')}</figcaption>
          <blockquote>{change.reason}</blockquote>
        </figure>
      )}
      <p className={classes.noticeText}>
        {t(isRefused ? 'detail.change.refusedText' : 'detail.change.waitingText')}
      </p>
      {withdraw.error && (
        <p className={classes.noticeText} role="alert">
          {sentenceOf(withdraw.error)}
        </p>
      )}
      {role === 'owner' && (
        <p className={classes.noticeActions}>
          <Button variant="secondary" isBusy={withdraw.isPending} onClick={press}>
            {t('detail.change.withdraw')}
          </Button>
        </p>
      )}
    </Notice>
  );
}
