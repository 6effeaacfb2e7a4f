import type { Campaign } from '@parages/contracts/types';
import type {
  CampaignState,
  PaymentStatus,
} from '@parages/contracts/vocabulary/campaigns/campaign-states';
import {
  campaignStateLabels,
  paymentStatusLabels,
} from '@parages/contracts/vocabulary/campaigns/campaign-states.fr';
import { Badge, type BadgeProps } from '@parages/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { campaignsTexts } from './words.ts';

type Tone = NonNullable<BadgeProps['tone']>;
const tones: Record<CampaignState, Tone> = {
  draft: 'paper',
  scheduled: 'info',
  running: 'success',
  ended: 'ink',
  stopped: 'danger',
};
const payments: Partial<Record<PaymentStatus, Tone>> = {
  open: 'highlight',
  expired: 'warning',
  refunded: 'info',
  anomaly: 'danger',
};

export function CampaignBadges({
  campaign: { state, payment, isFree },
}: {
  campaign: Pick<Campaign, 'state' | 'payment' | 'isFree'>;
}) {
  const { t } = useTranslation(campaignsTexts);
  const tone = payment && payments[payment.status];
  return (
    <>
      <Badge tone={tones[state]}>{campaignStateLabels[state]}</Badge>
      {payment && tone && <Badge tone={tone}>{paymentStatusLabels[payment.status]}</Badge>}
      {isFree && <Badge tone="highlight">{t('free')}</Badge>}
    </>
  );
}
