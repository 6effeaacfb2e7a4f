import type { Campaign } from '@parages/contracts/types';
import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { formatCents } from '@parages/ui/format/price.fr';
import { Link } from '@parages/ui/link/link';
import { CampaignBadges } from './campaign-badges.tsx';
import classes from './campaigns.module.css';
import { say, tellSpan } from './words.ts';

/** The picture of an event that is put forward; one of ours without any. */
const pictureOf = ({ id, poi }: Campaign): string => `/mediafile/${poi?.mainMediaFileId ?? fallbackPictureId(null, poi?.id ?? id)}?thumb=1`;

/** A campaign of a list: what is put forward, when, for how much, and where it stands. */
export function CampaignRow({ campaign, showsOrganisation, level = 2 }: { campaign: Campaign; showsOrganisation: boolean; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { id, title, poi, price, isFree, weeks, organisation } = campaign;
  return (
    <li className={classes.item}>
      <img className={classes.photo} src={pictureOf(campaign)} alt="" width={120} height={80} loading="lazy" />
      <div className={classes.words}>
        <Heading>
          <Link href={`/org/campaigns/${id}`}>{title}</Link>
        </Heading>
        <p className={classes.facts}>
          <span>{tellSpan(campaign, parisDay(new Date()))}</span>
          <span>{say('weeks', { count: weeks })}</span>
          {!isFree && <span>{say('inclVat', { amount: formatCents(price.inclVatCents) })}</span>}
          {poi && poi.label !== title && <span>{poi.label}</span>}
          {showsOrganisation && organisation && <span>{organisation.name}</span>}
        </p>
      </div>
      <p className={classes.badges}>
        <CampaignBadges campaign={campaign} />
      </p>
    </li>
  );
}
