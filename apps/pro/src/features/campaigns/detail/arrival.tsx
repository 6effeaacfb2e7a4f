import type { Campaign } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSettle } from '../campaigns.queries.ts';
import { sentenceOf } from '../words.ts';
import { campaignTexts } from './detail.fr.ts';

/** The status of the campaign, not the URL, says whether it is paid. */
export function Arrival({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(campaignTexts);
  const [search] = useSearchParams();
  // The provider redirects here with `session_id`. Its value is not used: the API checks the
  // payment.
  const outcome = search.get('payment') ?? search.get('session_id');
  if (outcome === null) return null;
  if (campaign.status === 'active')
    return (
      <Notice tone="success" isLive title={t('paid')}>
        <p>{t('paidText')}</p>
      </Notice>
    );
  if (outcome === 'abandoned' && campaign.payment?.status !== 'open')
    return (
      <Notice isLive title={t('abandoned')}>
        <p>{t('abandonedText')}</p>
      </Notice>
    );
  return campaign.payment?.status === 'open' ? <Returned campaignId={campaign.id} /> : null;
}

function Returned({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation(campaignTexts);
  const { mutate, isPending, isIdle, error } = useSettle(campaignId);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    mutate(undefined);
  }, [mutate]);
  if (isIdle || isPending)
    return (
      <p role="status" aria-busy="true">
        {t('settling')}
      </p>
    );
  return (
    <Notice tone="warning" isLive title={t('unsettled')}>
      <p>{error ? sentenceOf(error) : t('unsettledText')}</p>
      <Button variant="secondary" onClick={() => mutate(undefined)}>
        {t('check')}
      </Button>
    </Notice>
  );
}
