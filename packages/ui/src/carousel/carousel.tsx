import { Children, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import classes from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

export type CarouselProps = {
  /** Id of the heading that names the list. */
  labelledBy: string;
  words: { previous: string; next: string };
  /** The last item, a link to the whole list. */
  more?: { href: string; label: string };
  isBusy?: boolean;
  children: ReactNode;
};

/**
 * A row of cards that the visitor scrolls sideways. Its two buttons appear only with scripts, in
 * windows 64rem wide or wider, and with a pointer that can hover.
 */
export function Carousel({ labelledBy, words, more, isBusy = false, children }: CarouselProps) {
  const { listRef, canGoBack, canGoOn, scrollBy } = useCarousel();
  return (
    <div className={classes.carousel}>
      <ul
        ref={listRef}
        className={classes.list}
        aria-labelledby={labelledBy}
        aria-busy={isBusy || undefined}
      >
        {Children.map(children, (child) => (
          <li className={classes.item}>{child}</li>
        ))}
        {more && (
          <li className={classes.item}>
            <Link href={more.href} className={classes.more}>
              <span>{more.label}</span>
              <Icon name="arrow-right" size="1.75rem" />
            </Link>
          </li>
        )}
      </ul>
      <div className={classes.button} data-end="start" data-idle={!canGoBack || undefined}>
        <IconButton
          icon="chevron-left"
          label={words.previous}
          variant="floating"
          onClick={() => scrollBy(-1)}
        />
      </div>
      <div className={classes.button} data-end="end" data-idle={!canGoOn || undefined}>
        <IconButton
          icon="chevron-right"
          label={words.next}
          variant="floating"
          onClick={() => scrollBy(1)}
        />
      </div>
    </div>
  );
}
