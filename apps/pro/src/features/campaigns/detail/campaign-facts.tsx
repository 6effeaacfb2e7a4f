import type { Campaign } from '@parages/contracts/types';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { publicOrigin } from '../../../lib/public-origin.ts';
import { PriceLines } from '../price-lines.tsx';
import { campaignsTexts, spanOf } from '../words.ts';
import { campaignTexts } from './detail.fr.ts';
import classes from './detail.module.css';

export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(campaignTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const { poi, organisation, weeks, price, isFree } = campaign;
  return (
    <section className={classes.facts} aria-labelledby="campaign-facts">
      <h2 id="campaign-facts">{t('facts')}</h2>
      <dl className={classes.terms}>
        <div>
          <dt>{t('event')}</dt>
          <dd>
            {poi === null ? (
              tCampaigns('gone')
            ) : (
              <Link href={`/org/events/${poi.id}`}>{poi.label}</Link>
            )}
            {poi?.isPublished && poi.slugFr !== null && (
              <Link
                className={classes.publicPage}
                href={`${publicOrigin(window.location)}/evenement/${poi.slugFr}`}
              >
                {t('eventPage')}
              </Link>
            )}
          </dd>
        </div>
        {organisation && (
          <div>
            <dt>{t('organisation')}</dt>
            <dd>{organisation.name}</dd>
          </div>
        )}
        <div>
          <dt>{t('dates')}</dt>
          <dd>{spanOf(campaign, parisToday())}</dd>
        </div>
        <div>
          <dt>{t('duration')}</dt>
          <dd>{tCampaigns('weeks', { count: weeks })}</dd>
        </div>
        <div>
          <dt>{t('sum')}</dt>
          <dd>{isFree ? tCampaigns('free') : <PriceLines price={price} weeks={weeks} />}</dd>
        </div>
      </dl>
    </section>
  );
}
