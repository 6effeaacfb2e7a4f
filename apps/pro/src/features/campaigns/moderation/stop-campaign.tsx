import type { Campaign } from '@parages/contracts/types';
import { campaignLimits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../../lib/form/text-area-field.tsx';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { campaignsTexts, sentenceOf } from '../words.ts';
import { campaignModerationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { stopRecipients, useStop, useUndoStop } from './moderation.queries.ts';

export function StopCampaign({ campaign: { id, title } }: { campaign: Campaign }) {
  const { t } = useTranslation(campaignModerationTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const stop = useStop(id);
  const { mutateAsync: resume } = useUndoStop(id);
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const recipients = useQuery({ ...stopRecipients(id), enabled: isAsking });
  const offerResume = () => {
    const words = { done: t('stopped'), undo: t('undoStop'), undone: t('stopUndone') };
    const showFailure = (error: unknown) => toast('error', sentenceOf(error));
    offerUndo({ id: `stop-${id}`, ...words }, () => resume(undefined), showFailure);
    setIsAsking(false);
  };
  const confirm = () => {
    if (reason.trim() === '') return setIsMissing(true);
    // `mutateAsync`: the answer unmounts this button, and callbacks of `mutate` would not run.
    stop.mutateAsync(reason.trim()).then(offerResume, () => undefined);
  };
  return (
    <div>
      <Button variant="secondary" icon="pause" onClick={() => setIsAsking(true)}>
        {t('stop')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        isBusy={stop.isPending}
        title={t('stopTitle', { title })}
        words={{ confirm: t('stop'), cancel: tCampaigns('cancel'), close: tCampaigns('close') }}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        <div className={classes.fields}>
          <p>{t('stopText')}</p>
          <p aria-live="polite">
            {recipients.data && t('stopRecipients', { count: recipients.data.count })}
            {recipients.isError && t('stopRecipientsUnknown')}
          </p>
          <TextAreaField
            name="reason"
            label={t('stopReason')}
            isRequired
            rows={4}
            maxLength={campaignLimits.maxReasonLength}
            error={isMissing ? t('reasonMissing') : undefined}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setIsMissing(false);
            }}
          />
          {stop.error && <Notice tone="danger" isLive title={sentenceOf(stop.error)} />}
        </div>
      </ConfirmDialog>
    </div>
  );
}
