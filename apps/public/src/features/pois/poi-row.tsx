import type { PoiCard } from '@parages/contracts/types';
import type { Theme } from '@parages/contracts/vocabulary/themes';
import { Carousel } from '@parages/ui/carousel/carousel';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import { useTranslation } from 'react-i18next';
import { PoiListCard } from './poi-list-card.tsx';
import classes from './pois.module.css';

export type PoiRowProps = {
  id: string;
  title: string;
  items: readonly PoiCard[];
  today: string;
  theme?: Theme;
  /** Where all of them are, and how many when it is known. */
  href?: string;
  total?: number | undefined;
  /** The first row of the page: its pictures do not wait. */
  isFirst?: boolean;
  isSponsored?: boolean;
};

const numbers = new Intl.NumberFormat('fr-FR');
// What the first screen shows of a row, at most.
const eagerCards = 4;

/** A titled row of cards; nothing at all without cards. */
export function PoiRow({ id, title, items, today, theme, href, total, isFirst = false, isSponsored = false }: PoiRowProps) {
  const { t } = useTranslation('pois');
  if (items.length === 0) return null;
  const more =
    href === undefined ? undefined : { href, label: total === undefined ? t('all') : t('allCount', { formatted: numbers.format(total) }) };
  return (
    <section aria-labelledby={id} className={classes.row}>
      <SectionHeading
        id={id}
        title={title}
        {...(theme && { theme })}
        {...(href && { link: { href, label: t('allOf', { theme: title }) } })}
      />
      <Carousel labelledBy={id} words={{ previous: t('previous'), next: t('next') }} isDeferred={!isFirst} {...(more && { more })}>
        {items.map((poi, index) => (
          <PoiListCard
            key={poi.id}
            poi={poi}
            today={today}
            isEager={isFirst && index < eagerCards}
            isSponsored={isSponsored}
            isThemed={theme === undefined}
          />
        ))}
      </Carousel>
    </section>
  );
}
