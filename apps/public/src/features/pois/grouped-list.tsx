import type { PoiCard } from '@parages/contracts/types';
import { CardGrid } from '@parages/ui/card-grid/card-grid';
import { formatDayHeader } from '@parages/ui/format/day.fr';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByDay } from './by-day.ts';
import { PoiListCard } from './poi-list-card.tsx';
import classes from './pois.module.css';

type GroupProps = { items: readonly PoiCard[]; today: string; isFirst?: boolean; isThemed?: boolean };

const eagerCards = 3;
// As many columns as the widest screen has.
const widestDay = 4;

/** Dated events under the day they happen. */
export function Agenda({
  items,
  today,
  firstDay,
  isFirst = false,
  isThemed = true,
  more,
}: GroupProps & { firstDay: string; more?: ReactNode }) {
  const { t } = useTranslation('pois');
  if (items.length === 0) return null;
  const days = groupByDay(items, firstDay);
  return (
    <section aria-labelledby="agenda" className={classes.group}>
      <SectionHeading id="agenda" title={t('agenda')} />
      <div className={classes.days}>
        {days.map(({ day, items: cards }, rank) => (
          <section key={day} aria-labelledby={`day-${day}`} className={classes.day} data-span={Math.min(cards.length, widestDay)}>
            <h3 id={`day-${day}`} className={classes.dayTitle}>
              <time dateTime={day}>{formatDayHeader(day, today)}</time>
            </h3>
            <ul className={classes.dayCards} aria-labelledby={`day-${day}`}>
              {cards.map((poi, index) => (
                <li key={poi.id}>
                  <PoiListCard {...{ poi, today, isThemed }} headingLevel={4} isEager={isFirst && rank === 0 && index < eagerCards} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {more}
    </section>
  );
}

/** A plain group of cards under its title; nothing without cards. */
export function PoiGroup({
  id,
  title,
  hint,
  items,
  today,
  isFirst = false,
  isThemed = true,
  more,
}: GroupProps & { id: string; title: string; hint?: string; more?: ReactNode }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.group}>
      <SectionHeading id={id} title={title} {...(hint && { kicker: hint })} />
      <CardGrid labelledBy={id}>
        {items.map((poi, index) => (
          <PoiListCard key={poi.id} {...{ poi, today, isThemed }} isEager={isFirst && index < eagerCards} />
        ))}
      </CardGrid>
      {more}
    </section>
  );
}
