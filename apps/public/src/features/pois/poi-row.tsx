import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { Carousel } from '@parages/ui/carousel/carousel';
import { formatCount } from '@parages/ui/format/number.fr';
import { PoiCardSkeleton } from '@parages/ui/poi-card/poi-card-skeleton';
import { SectionHeading } from '@parages/ui/section-heading/section-heading';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { failureMessage } from './failure-message.ts';
import { ListFailure } from './list-failure.tsx';
import { type ListedCard, PoiListCard } from './poi-list-card.tsx';
import classes from './pois.module.css';

export type PoiRowProps = {
  id: string;
  title: string;
  /** `undefined` while the cards load: the row already takes their height. */
  items: readonly ListedCard[] | undefined;
  today: string;
  theme?: Theme;
  href?: string;
  total?: number | undefined;
  isFirst?: boolean;
  isSponsored?: boolean;
  /**
   * Whether to show skeletons while the cards load, instead of an empty placeholder of the same
   * height.
   */
  isNear?: boolean;
  error?: Error | null;
};

// A phone shows at most two cards of a row; wider screens load the other pictures after layout.
const eagerCards = 2;
// A one-word title takes one line, so the height of the whole row is known before rendering; with a
// longer title, only the height of the cards is known.
const isOneLine = (title: string): boolean => !title.includes(' ');
const skeletonKeys = ['first', 'second', 'third', 'fourth'] as const;

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
            // A change of cards remounts the carousel at the first card instead of scrolling.
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
            )) ?? skeletonKeys.map((skeletonKey) => <PoiCardSkeleton key={skeletonKey} />)}
          </Carousel>
        </div>
      )}
    </section>
  );
}
