import type { Campaign, CampaignOffer } from '@parages/contracts/types';
import { formatCents } from '@parages/ui/format/price.fr';
import classes from './price-lines.module.css';
import { say } from './words.ts';

type PriceLinesProps = {
  price: Campaign['price'];
  weeks: number;
  /** What a week costs today; without it, the sum alone is told. */
  offer?: CampaignOffer | undefined;
};

/** What a campaign costs, line by line, as its invoice will say it. */
export function PriceLines({ price, weeks, offer }: PriceLinesProps) {
  const rate =
    offer &&
    say('price.rate', {
      weeks: say('weeks', { count: weeks }),
      amount: formatCents(offer.weeklyRateCents),
    });
  return (
    <dl className={classes.lines} aria-label={say('price.title')}>
      <div>
        <dt>{rate ?? say('price.excl')}</dt>
        <dd>{formatCents(price.exclVatCents)}</dd>
      </div>
      <div>
        <dt>{vatWord(price, offer)}</dt>
        <dd>{formatCents(price.vatCents)}</dd>
      </div>
      <div className={classes.sum}>
        <dt>{say('price.incl')}</dt>
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
