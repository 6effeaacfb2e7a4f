import type { Campaign } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { campaigns, useRemove } from '../campaigns.queries.ts';
import { openPayment } from '../payment/payment-document.ts';
import { campaignsTexts, sentenceOf } from '../words.ts';
import { campaignTexts } from './detail.fr.ts';
import classes from './detail.module.css';
import { EditDraft } from './edit-draft.tsx';

export function DraftActions({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(campaignTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const { data: offer } = useQuery(campaigns.offer());
  const [isEditing, setIsEditing] = useState(false);
  if (campaign.payment?.status === 'open') return null;
  if (isEditing) return <EditDraft campaign={campaign} onDone={() => setIsEditing(false)} />;
  return (
    <div className={classes.actions}>
      {offer?.isPayable && (
        <Button icon="lock" onClick={() => openPayment(campaign.id)}>
          {t('pay')}
        </Button>
      )}
      <Button variant="secondary" icon="pencil" onClick={() => setIsEditing(true)}>
        {t('edit')}
      </Button>
      <Remove campaign={campaign} />
      {offer && !offer.isPayable && <Notice title={tCampaigns('create.notPayable')} />}
    </div>
  );
}

function Remove({ campaign: { id, title, version } }: { campaign: Campaign }) {
  const { t } = useTranslation(campaignTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const navigate = useNavigate();
  const remove = useRemove(id);
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () =>
    remove.mutate(version, {
      onSuccess: () => {
        toast('success', t('removed'));
        void navigate('/org/campaigns', { replace: true });
      },
    });
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        isBusy={remove.isPending}
        title={t('removeTitle')}
        words={{ confirm: t('remove'), cancel: tCampaigns('cancel'), close: tCampaigns('close') }}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        <p>{t('removeText', { title })}</p>
        {remove.error && <Notice tone="danger" isLive title={sentenceOf(remove.error)} />}
      </ConfirmDialog>
    </>
  );
}
