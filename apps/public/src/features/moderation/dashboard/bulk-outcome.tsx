import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import classes from './rows.module.css';
import type { Refusal } from './use-bulk.ts';

export type BulkOutcomeProps = {
  total: number;
  ended: number;
  refusals: readonly Refusal[];
  isBusy: boolean;
};

/** A refusal shows the name of its event, which may have left the list since. */
export function BulkOutcome({ total, ended, refusals, isBusy }: BulkOutcomeProps) {
  const { t } = useTranslation('dashboard');
  const { t: tModeration } = useTranslation('moderation');
  const done = t('done', { count: ended - refusals.length });
  if (isBusy) return <LiveRegion isVisible>{t('working', { done: ended, total })}</LiveRegion>;
  const refused = refusals.length === 0 ? '' : ` · ${t('refused', { count: refusals.length })}`;
  return (
    <Notice tone={refusals.length === 0 ? 'success' : 'warning'} isLive title={done + refused}>
      {refusals.length > 0 && (
        <ul className={classes.refusals}>
          {refusals.map(({ id, label, code }) => (
            <li key={id}>
              <strong>{label}</strong>{' '}
              {tModeration(`problems.${code}`, { defaultValue: tModeration('problems.other') })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
