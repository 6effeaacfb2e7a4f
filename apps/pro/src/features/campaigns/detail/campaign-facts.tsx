import type { Campaign } from '@parages/contracts/types';
import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { Link } from '@parages/ui/link/link';
import { publicOrigin } from '../../../lib/public-origin.ts';
import { PriceLines } from '../price-lines.tsx';
import { say as sayOfAll, tellSpan } from '../words.ts';
import classes from './detail.module.css';
import { say } from './words.ts';

/** What a campaign is about, when and for how much. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { poi, organisation, weeks, price, isFree } = campaign;
  return (
    <section className={classes.facts} aria-labelledby="campaign-facts">
      <h2 id="campaign-facts">{say('facts')}</h2>
      <dl className={classes.terms}>
        <div>
          <dt>{say('event')}</dt>
          <dd>
            {poi === null ? (
              sayOfAll('gone')
            ) : (
              <Link href={`/org/events/${poi.id}`}>{poi.label}</Link>
            )}
            {poi?.isPublished && poi.slugFr !== null && (
              <Link
                className={classes.publicPage}
                href={`${publicOrigin(window.location)}/evenement/${poi.slugFr}`}
              >
                {say('eventPage')}
              </Link>
            )}
          </dd>
        </div>
        {organisation && (
          <div>
            <dt>{say('organisation')}</dt>
            <dd>{organisation.name}</dd>
          </div>
        )}
        <div>
          <dt>{say('dates')}</dt>
          <dd>{tellSpan(campaign, parisDay(new Date()))}</dd>
        </div>
        <div>
          <dt>{say('duration')}</dt>
          <dd>{sayOfAll('weeks', { count: weeks })}</dd>
        </div>
        <div>
          <dt>{say('sum')}</dt>
          <dd>{isFree ? sayOfAll('free') : <PriceLines price={price} weeks={weeks} />}</dd>
        </div>
      </dl>
    </section>
  );
}
