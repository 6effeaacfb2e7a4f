import { ApiProblem } from '@parages/contracts/api-problem';
import { campaignLimits } from '@parages/contracts/vocabulary/limits';
import { Notice } from '@parages/ui/notice/notice';
import { StepSlider } from '@parages/ui/step-slider/step-slider';
import { toast } from '@parages/ui/toaster/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { DateField } from '../../../lib/form/date-field.tsx';
import { TextAreaField } from '../../../lib/form/text-area-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { campaignsTexts, sentenceOf } from '../words.ts';
import { campaignModerationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { findPoi, useGrant } from './moderation.queries.ts';
import { slugOf } from './slug-of.ts';

const { minWeeks, maxWeeks, maxReasonLength } = campaignLimits;
const steps = Array.from({ length: maxWeeks - minWeeks + 1 }, (_, index) => minWeeks + index);

export type GrantCampaignProps = {
  /** The id of the event; without it the form has a field for the URL of its public page. */
  poiId?: string;
  onClose: () => void;
};

type Faults = { address?: string | undefined; reason?: string | undefined };

export function GrantCampaign({ poiId, onClose }: GrantCampaignProps) {
  const { t } = useTranslation(campaignModerationTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const grant = useGrant();
  const [address, setAddress] = useState('');
  const [startDate, setStartDate] = useState(() => parisToday());
  const [weeks, setWeeks] = useState<number>(minWeeks);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const send = useMutation({
    mutationFn: async () =>
      grant.mutateAsync({
        poiId: poiId ?? (await findPoi(slugOf(address))),
        startDate,
        weeks,
        reason: reason.trim(),
      }),
    meta: { isErrorShown: true },
    onSuccess: () => {
      toast('success', t('granted'));
      onClose();
    },
    onError: (error) =>
      isUnknown(error) && poiId === undefined && setFaults({ address: t('addressUnknown') }),
  });
  const confirm = () => {
    const found: Faults = {
      address: poiId === undefined && slugOf(address) === '' ? t('addressMissing') : undefined,
      reason: reason.trim() === '' ? t('reasonMissing') : undefined,
    };
    setFaults(found);
    if (!found.address && !found.reason) send.mutate();
  };
  return (
    <ConfirmDialog
      isOpen
      isBusy={send.isPending}
      title={t('grantTitle')}
      words={{ confirm: t('give'), cancel: tCampaigns('cancel'), close: tCampaigns('close') }}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={classes.fields}>
        <p>{t('grantText')}</p>
        {poiId === undefined && (
          <TextField
            name="address"
            label={t('address')}
            description={t('addressHint')}
            error={faults.address}
            isRequired
            inputMode="url"
            spellCheck={false}
            value={address}
            onChange={setAddress}
          />
        )}
        <DateField
          name="startDate"
          label={t('start')}
          isRequired
          min={parisToday()}
          value={startDate}
          onChange={setStartDate}
        />
        <StepSlider
          label={t('weeks')}
          steps={steps}
          value={weeks}
          onChange={setWeeks}
          formatValue={(count) => tCampaigns('weeks', { count })}
          words={{
            decrease: tCampaigns('period.decrease'),
            increase: tCampaigns('period.increase'),
          }}
        />
        <TextAreaField
          name="reason"
          label={t('reason')}
          isRequired
          rows={3}
          maxLength={maxReasonLength}
          error={faults.reason}
          value={reason}
          onChange={setReason}
        />
        {send.error && !faults.address && (
          <Notice tone="danger" isLive title={sentenceOf(send.error)} />
        )}
      </div>
    </ConfirmDialog>
  );
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiProblem && ['poi_not_found', 'poi_gone'].includes(error.code);
