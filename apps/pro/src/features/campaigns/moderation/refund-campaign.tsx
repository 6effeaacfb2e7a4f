import type { Campaign, CampaignRefunds } from '@parages/contracts/types';
import { formatBill } from '@parages/contracts/vocabulary/prices/euros.fr';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../lib/day-of.ts';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { centsOf, textOf } from '../../../lib/price-text.ts';
import { campaignsTexts, sentenceOf } from '../words.ts';
import { campaignModerationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { refundsOf, useRefund } from './moderation.queries.ts';

/** For administrators: what was refunded of the payment, and the refund of the rest or a part. */
export function RefundCampaign({ campaign: { id } }: { campaign: Pick<Campaign, 'id'> }) {
  const { t } = useTranslation(campaignModerationTexts);
  const { data, error } = useQuery(refundsOf(id));
  const [isAsking, setIsAsking] = useState(false);
  if (!data) return error ? <p className={classes.hint}>{t('refund.unread')}</p> : null;
  const { paidCents, refundedCents, items } = data;
  if (paidCents === 0) return null;
  const left = paidCents - refundedCents;
  return (
    <section className={classes.fields} aria-labelledby="refunds">
      <h2 id="refunds">{t('refund.heading')}</h2>
      <p>{t('refund.sum', { paid: formatBill(paidCents), refunded: formatBill(refundedCents) })}</p>
      {items.length > 0 && (
        <ul>
          {items.map(({ id: refundId, amountCents, status, createdAt }) => (
            <li key={refundId}>
              {t('refund.item', {
                amount: formatBill(amountCents),
                day: dayOf(createdAt),
                state: t(`refund.states.${status}`),
              })}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {t('refund.ask')}
          </Button>
        </div>
      )}
      {isAsking && <RefundDialog id={id} refunds={data} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

type RefundDialogProps = { id: string; refunds: CampaignRefunds; onClose: () => void };

function RefundDialog({ id, refunds: { paidCents, refundedCents }, onClose }: RefundDialogProps) {
  const { t } = useTranslation(campaignModerationTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const left = paidCents - refundedCents;
  const [text, setText] = useState(textOf(left));
  const [isChecked, setIsChecked] = useState(false);
  const refund = useRefund(id);
  const amountCents = centsOf(text) ?? 0;
  const isWrong = !(amountCents > 0 && amountCents <= left);
  const confirm = (): void => {
    setIsChecked(true);
    if (isWrong) return;
    refund.mutate(
      { amountCents, refundedCents },
      {
        onSuccess: () => {
          toast('success', t('refund.done', { amount: formatBill(amountCents) }));
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={refund.isPending}
      title={t('refund.title')}
      words={{
        confirm: t('refund.ask'),
        cancel: tCampaigns('cancel'),
        close: tCampaigns('close'),
      }}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={classes.fields}>
        <p>{t('refund.text')}</p>
        <TextField
          name="amount"
          label={t('refund.amount')}
          description={t('refund.most', { amount: formatBill(left) })}
          isRequired
          inputMode="decimal"
          value={text}
          onChange={setText}
          error={isChecked && isWrong ? t('refund.wrong', { amount: formatBill(left) }) : undefined}
        />
        {refund.error && <Notice tone="danger" isLive title={sentenceOf(refund.error)} />}
      </div>
    </ConfirmDialog>
  );
}
