import type { PoiCard } from '@parages/contracts/types';
import { CardGrid } from '@parages/ui/card-grid/card-grid';
import { formatDayHeader } from '@parages/ui/format/day.fr';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { groupByDay } from './by-day.ts';
import { PoiListCard } from './poi-list-card.tsx';
import classes from './pois.module.css';

type GroupProps = {
  items: readonly PoiCard[];
  today: string;
  isFirst?: boolean;
  isThemed?: boolean;
  isSponsored?: boolean;
};

const eagerCards = 4;

/** All days share one grid, so that a day with a single event takes a single cell. */
export function Agenda({
  items,
  today,
  firstDay,
  isFirst = false,
  isThemed = true,
}: GroupProps & { firstDay: string }) {
  const { t } = useTranslation('list');
  const local = useLocal({ formatDayHeader });
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="agenda" className={classes.group}>
      <SectionHeading id="agenda" title={t('agenda')} />
      <div className={classes.days}>
        {groupByDay(items, firstDay).map(({ day, items: cards }, rank) => {
          const dayTitle = local.formatDayHeader(day, today);
          return (
            <ul key={day} className={classes.day} aria-labelledby={`day-${day}`}>
              {cards.map((poi, index) => (
                <li
                  key={poi.id}
                  className={classes.cell}
                  data-day={index === 0 ? undefined : dayTitle}
                >
                  {index === 0 && (
                    <h3 id={`day-${day}`} className={classes.dayTitle}>
                      <time dateTime={day}>{dayTitle}</time>
                    </h3>
                  )}
                  <PoiListCard
                    poi={poi}
                    today={today}
                    isThemed={isThemed}
                    headingLevel={4}
                    isEager={isFirst && rank + index < eagerCards}
                  />
                </li>
              ))}
            </ul>
          );
        })}
      </div>
    </section>
  );
}

function Cards({
  id,
  items,
  today,
  isFirst = false,
  isThemed = true,
  isSponsored = false,
}: GroupProps & { id: string }) {
  return (
    <CardGrid labelledBy={id}>
      {items.map((poi, index) => (
        <PoiListCard
          key={poi.id}
          poi={poi}
          today={today}
          isThemed={isThemed}
          isSponsored={isSponsored}
          isEager={isFirst && index < eagerCards}
        />
      ))}
    </CardGrid>
  );
}

export function PoiGroup({
  id,
  title,
  notice,
  ...cards
}: GroupProps & { id: string; title: string; notice?: ReactNode }) {
  if (cards.items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.group}>
      <SectionHeading id={id} title={title} />
      {notice}
      <Cards id={id} {...cards} />
    </section>
  );
}

export function FoldedGroup({
  id,
  title,
  count,
  isOpen,
  ...cards
}: GroupProps & { id: string; title: string; count: string; isOpen: boolean }) {
  if (cards.items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.group}>
      <details open={isOpen} className={classes.folded}>
        <summary>
          <h2 id={id}>{title}</h2>
          <span className={classes.count}>{count}</span>
        </summary>
        <Cards id={id} {...cards} />
      </details>
    </section>
  );
}
