import { Button } from '@parages/ui/button/button';
import { TextAreaField } from '@parages/ui/form/text-field';
import { useForm } from '@parages/ui/form/use-form';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import classes from './moderation.module.css';
import { useSayProblem } from './use-say-problem.ts';

const longestReason = 500;

export function DisableForm({ onDisable }: { onDisable: (reason: string) => Promise<unknown> }) {
  const { t } = useTranslation('moderation');
  const sayProblem = useSayProblem();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('visibility.wanted') : undefined }),
    send: ({ reason }) => onDisable(reason.trim()),
    failureOf: sayProblem,
  });
  return (
    <form className={classes.form} {...form.form}>
      <p className={classes.none}>{t('visibility.text')}</p>
      <TextAreaField
        name="reason"
        label={t('visibility.reason')}
        hint={t('visibility.reasonHint')}
        rows={3}
        maxLength={longestReason}
        isRequired
        fault={form.faults.reason}
        value={form.values.reason}
        onChange={(reason) => form.change({ reason })}
      />
      {form.failure !== undefined && <Notice tone="danger" isLive title={form.failure} />}
      <div>
        <Button type="submit" icon="eye-off" className={classes.danger} isBusy={form.isBusy}>
          {t('disable')}
        </Button>
      </div>
    </form>
  );
}
