import type { OrganiserPoi } from '@parages/contracts/types';
import { poiFigureNames } from '@parages/contracts/vocabulary/events/poi-figures';
import { poiFigureWords } from '@parages/contracts/vocabulary/events/poi-figures.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { useTranslation } from 'react-i18next';
import {
  formatContact,
  formatPeriod,
  formatPrice,
  formatRights,
} from '../../lib/format-content.fr.ts';
import { moderationTexts, say } from './moderation.fr.ts';
import classes from './moderation.module.css';

const whenOf = ({ dates: { isPermanent, periods } }: OrganiserPoi): string =>
  isPermanent ? say('sheet.permanent') : periods.map(formatPeriod).join('\n');

export function ReviewSheet({ poi }: { poi: OrganiserPoi }) {
  const { t } = useTranslation(moderationTexts);
  const { categories, dates, place, prices, images, contacts } = poi;
  const where = [
    place.name,
    place.streetAddress,
    [place.postalCode, place.locality].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join('\n');
  const facts: [string, string][] = [
    [t('sheet.when'), whenOf(poi)],
    [t('sheet.where'), where],
    [
      t('sheet.howMuch'),
      prices.isFree ? t('sheet.free') : prices.prices.map(formatPrice).join('\n'),
    ],
    [t('sheet.themes'), categories.themes.map((theme) => themeLabels[theme]).join(', ')],
    ...poiFigureNames.map((name): [string, string] => [
      poiFigureWords[name].brief,
      String(dates[name] ?? ''),
    ]),
    [t('sheet.contacts'), contacts.map(formatContact).join('\n')],
  ];
  return (
    <article className={classes.sheet}>
      {images.length > 0 && (
        <ul className={classes.pictures} aria-label={t('sheet.pictures')}>
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
              <p>{formatRights(picture)}</p>
            </li>
          ))}
        </ul>
      )}
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || t('sheet.none')}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.description}>{dates.description || t('sheet.none')}</p>
    </article>
  );
}
