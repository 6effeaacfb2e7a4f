import type { Campaign, CampaignOffer, Poi } from '@parages/contracts/types';
import {
  type CampaignPeriod,
  campaignEnd,
  campaignPrice,
} from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { limits } from '@parages/contracts/vocabulary/limits';
import { cutText } from '@parages/contracts/vocabulary/text/cut-text';
import { Button } from '@parages/ui/button/button';
import { formatLongDay } from '@parages/ui/format/day.fr';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TextField } from '../../../lib/form/text-field.tsx';
import { useCreate } from '../campaigns.queries.ts';
import { openPayment } from '../payment/payment-document.ts';
import { PriceLines } from '../price-lines.tsx';
import { campaignsTexts, sentenceOf } from '../words.ts';
import { Appearance } from './appearance.tsx';
import classes from './create.module.css';

export type SummaryProps = {
  poi: Poi;
  period: CampaignPeriod;
  offer: CampaignOffer;
  onPrevious: () => void;
};

export function Summary({ poi, period, offer, onPrevious }: SummaryProps) {
  const { t } = useTranslation(campaignsTexts);
  const navigate = useNavigate();
  const create = useCreate();
  const [title, setTitle] = useState(cutText(poi.label, limits.label.max));
  const isNamed = title.trim() !== '';
  const make = (then: (campaign: Campaign) => void) => {
    if (!isNamed || create.isPending) return;
    create.mutate(
      { poiId: poi.id, title: title.trim(), ...period },
      { onSuccess: (campaign) => campaign && then(campaign) },
    );
  };
  const keep = ({ id }: Campaign) => {
    toast('success', t('create.saved'));
    void navigate(`/org/campaigns/${id}`, { replace: true });
  };
  return (
    <div className={classes.summary}>
      <h2 id="campaign-step">{t('create.summary')}</h2>
      <div className={classes.bill}>
        <p className={classes.chosen}>{poi.label}</p>
        <p>
          {t('period.span', {
            start: formatLongDay(period.startDate),
            end: formatLongDay(campaignEnd(period)),
          })}
        </p>
        <PriceLines price={campaignPrice(period.weeks, offer)} weeks={period.weeks} offer={offer} />
        <TextField
          name="title"
          label={t('create.name')}
          description={t('create.nameHint')}
          error={isNamed ? undefined : t('create.nameMissing')}
          isRequired
          maxLength={limits.label.max}
          value={title}
          onChange={setTitle}
        />
      </div>
      <Appearance poi={poi} />
      {create.error && <Notice tone="danger" isLive title={sentenceOf(create.error)} />}
      {offer.isPayable ? (
        <p className={classes.hint}>{t('create.payHint')}</p>
      ) : (
        <Notice title={t('create.notPayable')} />
      )}
      <div className={classes.actions}>
        <Button variant="secondary" icon="chevron-left" onClick={onPrevious}>
          {t('create.previous')}
        </Button>
        <Button
          variant={offer.isPayable ? 'secondary' : 'primary'}
          isBusy={create.isPending}
          onClick={() => make(keep)}
        >
          {t('create.save')}
        </Button>
        {offer.isPayable && (
          <Button
            icon="lock"
            isBusy={create.isPending}
            onClick={() => make(({ id }) => openPayment(id))}
          >
            {t('create.pay')}
          </Button>
        )}
      </div>
    </div>
  );
}
