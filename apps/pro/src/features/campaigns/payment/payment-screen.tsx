import { ApiProblem, isRefusal } from '@parages/contracts/api-problem';
import type { Campaign, CampaignPaymentStart } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { formatInstantTime } from '@parages/ui/format/instant.fr';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { PageFailed, PageWaiting } from '../../../lib/page/page-state.tsx';
import { productName } from '../../../lib/product.ts';
import { campaigns, useAbandon, useSettle } from '../campaigns.queries.ts';
import { campaignTexts } from '../detail/detail.fr.ts';
import { PriceLines } from '../price-lines.tsx';
import { sentenceOf, spanOf } from '../words.ts';
import { paymentTexts } from './payment.fr.ts';
import classes from './payment.module.css';
import { openedPayment } from './payment.queries.ts';
import { isOwnDocument, leavePayment } from './payment-document.ts';
import { ProviderForm } from './provider-form.tsx';

export function PaymentScreen({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation(paymentTexts);
  const { data: campaign, error, refetch } = useQuery(campaigns.one(campaignId));
  const isActive = campaign?.status === 'active';
  const isOwn = isOwnDocument();
  useEffect(() => {
    if (!isOwn) window.location.reload();
    else if (isActive) leavePayment(campaignId, 'done');
  }, [campaignId, isActive, isOwn]);
  return (
    <>
      <title>{`${t('title')} · ${productName}`}</title>
      {campaign && !isActive && isOwn ? (
        <Payable campaign={campaign} />
      ) : error && !campaign ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <PageWaiting>{t('loading')}</PageWaiting>
      )}
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(paymentTexts);
  const { t: tCampaign } = useTranslation(campaignTexts);
  if (!isRefusal(error))
    return <PageFailed title={tCampaign('failed')} retry={t('retry')} onRetry={onRetry} />;
  return <EmptyState level={1} picture="lost" title={tCampaign('missing')} />;
}

function Payable({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(paymentTexts);
  const { id, title, poi, price, weeks } = campaign;
  const { data: payment, error, refetch, isFetching } = useQuery(openedPayment(id));
  const settle = useSettle(id);
  const abandon = useAbandon(id);
  const { mutate } = settle;
  // The API asks the provider whether the payment arrived: it does not trust this page.
  const complete = useCallback(() => {
    // Once the campaign is active, `PaymentScreen` leaves this page itself.
    const leave = (settled?: Campaign) =>
      settled?.status !== 'active' && leavePayment(id, 'return');
    mutate(undefined, { onSuccess: leave, onError: () => leave() });
  }, [mutate, id]);
  const giveUp = () =>
    abandon.mutate(undefined, { onSuccess: () => leavePayment(id, 'abandoned') });
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
      </header>
      <div className={classes.columns}>
        <section className={classes.bill} aria-label={title}>
          <h2>{title}</h2>
          {poi && poi.label !== title && <p>{poi.label}</p>}
          <p>{spanOf(campaign, parisToday())}</p>
          <PriceLines price={price} weeks={weeks} />
          {payment && (
            <p className={classes.hint}>
              {t('held', { time: formatInstantTime(new Date(payment.expiresAt)) })}
            </p>
          )}
          {abandon.error && <Notice tone="danger" isLive title={sentenceOf(abandon.error)} />}
          {payment && (
            <Button variant="quiet" isBusy={abandon.isPending} onClick={giveUp}>
              {t('abandon')}
            </Button>
          )}
        </section>
        <section className={classes.form} aria-labelledby="payment-form">
          <h2 id="payment-form">{t('form')}</h2>
          <p className={classes.hint}>{t('secure')}</p>
          {settle.isPending && (
            <p role="status" aria-busy="true">
              {t('settling')}
            </p>
          )}
          {payment && <Open payment={payment} onComplete={complete} />}
          {!payment && error && !isFetching && (
            <Refused error={error} campaignId={id} onRetry={() => void refetch()} />
          )}
          {!payment && isFetching && <p aria-busy="true">{t('loading')}</p>}
        </section>
      </div>
    </div>
  );
}

function Open({ payment, onComplete }: { payment: CampaignPaymentStart; onComplete: () => void }) {
  // A changed key mounts the form again after it failed to load.
  const [turn, setTurn] = useState(0);
  return (
    <ProviderForm
      key={turn}
      payment={payment}
      onComplete={onComplete}
      onRetry={() => setTurn(turn + 1)}
    />
  );
}

function Refused({
  error,
  campaignId,
  onRetry,
}: {
  error: Error;
  campaignId: string;
  onRetry: () => void;
}) {
  const { t } = useTranslation(paymentTexts);
  const isFinal = isRefusal(error);
  const code = error instanceof ApiProblem ? error.code : 'other';
  return (
    <Notice tone={isFinal ? 'warning' : 'danger'} isLive title={t('refused')}>
      <p>{sentenceOf(error)}</p>
      <div className={classes.actions}>
        {!isFinal && <Button onClick={onRetry}>{t('retry')}</Button>}
        <Button variant="secondary" onClick={() => leavePayment(campaignId, null)}>
          {t(code === 'campaign_period_taken' ? 'changeDates' : 'back')}
        </Button>
      </div>
    </Notice>
  );
}
