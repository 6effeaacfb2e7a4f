import type { OrganiserPoi } from '@parages/contracts/types';
import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { mediaLicenses } from '@parages/contracts/vocabulary/media-licenses';
import { mediaLicenseLabels } from '@parages/contracts/vocabulary/media-licenses.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes.fr';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import classes from './moderation.module.css';
import { say } from './words.ts';

type Picture = OrganiserPoi['images'][number];

const euros = (cents: number): string => `${(cents / 100).toLocaleString('fr-FR')}\u00a0€`;
const tellPrice = ({ label, minPriceCents: min, maxPriceCents: max }: OrganiserPoi['prices']['prices'][number]): string =>
  [
    label,
    [min, max]
      .filter((cents) => cents !== null && cents !== undefined)
      .map(euros)
      .join(' – '),
  ]
    .filter(Boolean)
    .join('\u00a0: ');

const tellContact = ({ legalName, emails, phoneNumbers, websites }: OrganiserPoi['contacts'][number]): string =>
  [legalName, ...phoneNumbers, ...emails, ...websites].filter(Boolean).join(' · ');

const rightsOf = ({ credits, license }: Picture): string => {
  const known = mediaLicenses.find((one) => one === license);
  return say('sheet.rights', {
    credits: credits ?? say('sheet.noCredits'),
    license: known ? mediaLicenseLabels[known] : say('sheet.noLicense'),
  });
};

function whenOf({ dates: { isPermanent, periods } }: OrganiserPoi): string {
  if (isPermanent) return say('sheet.permanent');
  const today = parisDay(new Date());
  const told = periods.map(({ startDate, endDate, startTime }) => formatCardDate({ startDate, endDate, poiTime: startTime }, today) ?? '');
  return told.join('\n');
}

/** An event as visitors will read it, with what only moderators look at: whose the pictures are, whom the contacts name. */
export function ReviewSheet({ poi }: { poi: OrganiserPoi }) {
  const { categories, dates, place, prices, images, contacts } = poi;
  const where = [place.name, place.streetAddress, [place.postalCode, place.locality].filter(Boolean).join(' ')].filter(Boolean).join('\n');
  const facts: [string, string][] = [
    ['when', whenOf(poi)],
    ['where', where],
    ['howMuch', prices.isFree ? say('sheet.free') : prices.prices.map(tellPrice).join(' · ')],
    ['themes', categories.themes.map((theme) => themeLabels[theme]).join(', ')],
    ['capacity', dates.allowedPerson === null ? '' : String(dates.allowedPerson)],
    ['contacts', contacts.map(tellContact).join('\n')],
  ];
  return (
    <article className={classes.sheet}>
      {images.length > 0 && (
        <ul className={classes.pictures} aria-label={say('sheet.pictures')}>
          {images.map((picture) => (
            <li key={picture.id}>
              <img
                className={classes.photo}
                src={`/mediafile/${picture.id}?w=640`}
                alt={picture.title ?? ''}
                loading="lazy"
                width={640}
                height={427}
              />
              <p>{rightsOf(picture)}</p>
            </li>
          ))}
        </ul>
      )}
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{say(`sheet.${term}`)}</dt>
            <dd>{value || say('sheet.none')}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.description}>{dates.description || say('sheet.none')}</p>
    </article>
  );
}
