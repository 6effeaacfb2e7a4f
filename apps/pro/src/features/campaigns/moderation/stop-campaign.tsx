import type { Campaign } from '@parages/contracts/types';
import { campaignLimits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../../lib/form/text-area-field.tsx';
import { campaignsTexts, sentenceOf } from '../words.ts';
import { campaignModerationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { useStop } from './moderation.queries.ts';

export function StopCampaign({ campaign: { id, title } }: { campaign: Campaign }) {
  const { t } = useTranslation(campaignModerationTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const stop = useStop(id);
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    if (reason.trim() === '') return setIsMissing(true);
    stop.mutate(reason.trim(), {
      onSuccess: () => {
        toast('success', t('stopped'));
        setIsAsking(false);
      },
    });
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
