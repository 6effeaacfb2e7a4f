import type { Campaign } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { formatInstant } from '@parages/ui/format/instant.fr';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { parisToday } from '../../../lib/clock.ts';
import { dayOf } from '../../../lib/day-of.ts';
import { useAbandon } from '../campaigns.queries.ts';
import { openPayment } from '../payment/payment-document.ts';
import { campaignsTexts, sentenceOf } from '../words.ts';
import { campaignTexts } from './detail.fr.ts';
import classes from './detail.module.css';
import { WriteToTeam } from './write-to-team.tsx';

type PaymentNoticeProps = { campaign: Campaign; runs: boolean };

export function PaymentNotice({ campaign, runs }: PaymentNoticeProps) {
  const { t } = useTranslation(campaignTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const [search] = useSearchParams();
  const { state, payment, poi, startDate, stoppedAt, stopReason } = campaign;
  if (state === 'stopped' && stoppedAt !== null)
    return (
      <Notice tone="danger" title={t('stopped', { day: dayOf(stoppedAt) })}>
        {stopReason !== null && (
          <figure className={classes.quote}>
            <figcaption>{t('stoppedReason')}</figcaption>
            <blockquote>{stopReason}</blockquote>
          </figure>
        )}
        {payment?.status === 'refunded' && <p>{`${t('refunded')}. ${t('refundedText')}`}</p>}
        {runs && <WriteToTeam campaign={campaign} />}
      </Notice>
    );
  if (payment?.status === 'open' && state === 'draft')
    return search.get('payment') === null && search.get('session_id') === null && runs ? (
      <Opened campaignId={campaign.id} expiresAt={payment.expiresAt} />
    ) : null;
  // After an abandoned payment, `Arrival` already shows its notice.
  if (payment?.status === 'expired' && state === 'draft' && search.get('payment') !== 'abandoned')
    return <Said tone="warning" name="expired" />;
  if (payment?.status === 'anomaly') return <Said tone="danger" name="anomaly" />;
  if (payment?.status === 'refunded') return <Said tone="info" name="refunded" />;
  if (poi && !poi.isPublished && (state === 'running' || state === 'scheduled'))
    return <Notice tone="warning" title={tCampaigns('hiddenEvent')} />;
  if (state !== 'scheduled') return null;
  return (
    <Notice title={t('scheduled', { day: formatPlainDay(startDate, parisToday()) })}>
      <p>{t('scheduledText')}</p>
    </Notice>
  );
}

const Said = ({
  tone,
  name,
}: {
  tone: 'info' | 'warning' | 'danger';
  name: 'expired' | 'anomaly' | 'refunded';
}) => {
  const { t } = useTranslation(campaignTexts);
  return (
    <Notice tone={tone} title={t(name)}>
      <p>{t(`${name}Text`)}</p>
    </Notice>
  );
};

function Opened({ campaignId, expiresAt }: { campaignId: string; expiresAt: string }) {
  const { t } = useTranslation(campaignTexts);
  const abandon = useAbandon(campaignId);
  return (
    <Notice tone="warning" title={t('open')}>
      <p>{t('openText', { instant: formatInstant(new Date(expiresAt)) })}</p>
      {abandon.error && <p role="alert">{sentenceOf(abandon.error)}</p>}
      <div className={classes.actions}>
        <Button icon="lock" onClick={() => openPayment(campaignId)}>
          {t('resume')}
        </Button>
        <Button
          variant="secondary"
          isBusy={abandon.isPending}
          onClick={() => abandon.mutate(undefined)}
        >
          {t('abandon')}
        </Button>
      </div>
    </Notice>
  );
}
