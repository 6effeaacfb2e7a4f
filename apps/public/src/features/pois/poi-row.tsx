import type { PoiCard } from '@parages/contracts/types';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { Carousel } from '@parages/ui/carousel/carousel';
import { formatCount } from '@parages/ui/format/number.fr';
import { PoiCardSkeleton } from '@parages/ui/poi-card/poi-card-skeleton';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { failureMessage } from './failure-message.ts';
import { ListFailure } from './list-failure.tsx';
import { PoiListCard } from './poi-list-card.tsx';
import classes from './pois.module.css';

export type PoiRowProps = {
  id: string;
  title: string;
  /** `undefined` before they are there: the row already has its height. */
  items: readonly PoiCard[] | undefined;
  today: string;
  theme?: Theme;
  /** Where all of them are, and how many when it is known. */
  href?: string;
  total?: number | undefined;
  /** The first row of the page: its pictures do not wait. */
  isFirst?: boolean;
  isSponsored?: boolean;
  /** Its cards are being fetched; before that an empty place holds the row open. */
  isNear?: boolean;
  error?: Error | null;
};

// What a phone shows of a row; wider screens ask for the others as soon as they are laid out.
const eagerCards = 2;
// One word is one line: the height of such a row is known before it is drawn, of any other that of its cards only.
const isOneLine = (title: string): boolean => !title.includes(' ');
const bones = ['first', 'second', 'third', 'fourth'] as const;

/** A titled row of cards; nothing at all when there is none. */
export function PoiRow({
  id,
  title,
  items,
  today,
  theme,
  href,
  total,
  isFirst = false,
  isNear = false,
  error,
  ...card
}: PoiRowProps) {
  const { t } = useTranslation('pois');
  const local = useLocal({ formatCount });
  if (items?.length === 0) return null;
  const more =
    href === undefined
      ? undefined
      : {
          href,
          label:
            total === undefined ? t('all') : t('allCount', { formatted: local.formatCount(total) }),
        };
  return (
    <section
      aria-labelledby={id}
      className={classes.row}
      data-deferred={isFirst ? undefined : isOneLine(title) ? 'row' : 'cards'}
    >
      <SectionHeading
        id={id}
        title={title}
        {...(theme && { theme })}
        {...(href && { link: { href, label: t('allOf', { theme: title }), text: t('all') } })}
      />
      {error && !items ? (
        <ListFailure message={failureMessage(error)} />
      ) : items === undefined && !isNear ? (
        <div className={classes.place} />
      ) : (
        <div className={classes.cards} data-deferred={!isFirst || undefined}>
          <Carousel
            // Other cards start again from the first, rather than slide to where they now are.
            key={items?.map((poi) => poi.id).join()}
            labelledBy={id}
            words={{ previous: t('previous'), next: t('next') }}
            isBusy={items === undefined}
            {...(more && { more })}
          >
            {items?.map((poi, index) => (
              <PoiListCard
                key={poi.id}
                poi={poi}
                today={today}
                isEager={isFirst && index < eagerCards}
                isThemed={theme === undefined}
                {...card}
              />
            )) ?? bones.map((bone) => <PoiCardSkeleton key={bone} />)}
          </Carousel>
        </div>
      )}
    </section>
  );
}
