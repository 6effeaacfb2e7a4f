import type { Poi } from '@parages/contracts/types';
import { featureGroupLabels } from '@parages/contracts/vocabulary/feature-groups.fr';
import { Clamp } from '@parages/ui/clamp/clamp';
import { formatInstantDay } from '@parages/ui/format/day.fr';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { eventFr } from './event.fr.ts';
import classes from './event.module.css';
import { EventContacts } from './event-contacts.tsx';
import { EventDates } from './event-dates.tsx';
import { EventOptions, EventTour } from './event-facts.tsx';
import { EventPlace } from './event-place.tsx';
import { EventPrices } from './event-prices.tsx';

const longText = 700;

/** Everything there is to know, the practical beside the text. */
export function EventBody({ poi, today, map }: { poi: Poi; today: string; map: ReactNode }) {
  const { t } = useTranslation('event');
  const { description, organizerName, tour, featureGroups, contacts } = poi;
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.main}>
          {(description || organizerName) && (
            <Section id="about" title={t('about')}>
              {description && (
                <Clamp isLong={description.length > longText} words={{ more: t('more'), less: t('less') }}>
                  <p className={classes.text}>{description}</p>
                </Clamp>
              )}
              {organizerName && <p>{t('organizer', { name: organizerName })}</p>}
            </Section>
          )}
          {tour && (
            <Section id="tour" title={t('tour')}>
              <EventTour tour={tour} />
            </Section>
          )}
          <Section id="prices" title={t('prices')}>
            <EventPrices poi={poi} />
          </Section>
          {featureGroups.length > 0 && (
            <Section id="features" title={t('features')}>
              <Features groups={featureGroups} />
            </Section>
          )}
          <Section id="map" title={t('place')}>
            <EventPlace poi={poi} />
            {map}
          </Section>
        </div>
        <div className={classes.side}>
          <Section id="dates" title={t('dates')}>
            <EventDates poi={poi} today={today} />
          </Section>
          <Section id="accessibility" title={t('accessibility')}>
            <EventOptions poi={poi} />
          </Section>
          {contacts.length > 0 && (
            <Section id="contacts" title={t('contacts')}>
              <EventContacts contacts={contacts} />
            </Section>
          )}
        </div>
      </div>
      <footer className={classes.foot}>
        {poi.source && <p>{t('source', { source: sourceNames[poi.source] ?? poi.source })}</p>}
        <p>
          <time dateTime={poi.updatedAt}>{t('updated', { date: formatInstantDay(new Date(poi.updatedAt)) })}</time>
        </p>
      </footer>
    </>
  );
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={classes.section} aria-labelledby={`event-${id}`}>
    <h2 id={`event-${id}`}>{title}</h2>
    {children}
  </section>
);

const sourceNames: Record<string, string> = eventFr.sources;
const groupLabels: Record<string, string> = featureGroupLabels;

const Features = ({ groups }: { groups: Poi['featureGroups'] }) => (
  <div className={classes.features}>
    {groups.map(({ group, features }) => (
      <div key={group}>
        <h3>{groupLabels[group] ?? featureGroupLabels.Other}</h3>
        <ul>
          {features.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
