import type { Campaign, CampaignOffer } from '@parages/contracts/types';
import { formatCents } from '@parages/ui/format/price.fr';
import { useTranslation } from 'react-i18next';
import classes from './price-lines.module.css';
import { campaignsTexts, say } from './words.ts';

type PriceLinesProps = {
  price: Campaign['price'];
  weeks: number;
  /**
   * The current offer, which gives the weekly rate and the VAT percentage; without it, only
   * amounts.
   */
  offer?: CampaignOffer | undefined;
};

export function PriceLines({ price, weeks, offer }: PriceLinesProps) {
  const { t } = useTranslation(campaignsTexts);
  const rate =
    offer &&
    t('price.rate', {
      weeks: t('weeks', { count: weeks }),
      amount: formatCents(offer.weeklyRateCents),
    });
  return (
    <dl className={classes.lines} aria-label={t('price.title')}>
      <div>
        <dt>{rate ?? t('price.excl')}</dt>
        <dd>{formatCents(price.exclVatCents)}</dd>
      </div>
      <div>
        <dt>{vatWord(price, offer)}</dt>
        <dd>{formatCents(price.vatCents)}</dd>
      </div>
      <div className={classes.sum}>
        <dt>{t('price.incl')}</dt>
        <dd>{formatCents(price.inclVatCents)}</dd>
      </div>
    </dl>
  );
}

function vatWord({ vatCents }: Campaign['price'], offer: CampaignOffer | undefined): string {
  if (offer === undefined) return say(vatCents === 0 ? 'price.exempt' : 'price.vatAlone');
  return offer.vatPercent === null
    ? say('price.exempt')
    : say('price.vat', { percent: offer.vatPercent });
}
