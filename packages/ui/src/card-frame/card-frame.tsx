import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { hueStyle } from '../tokens/theme-hue.ts';
import classes from './card-frame.module.css';

export type CardFacts = {
  href: string;
  title: string;
  /** Language of the title when it differs from that of the page. */
  titleLang?: string;
  theme: Theme | null;
  /** Id of the promotion, as `data-promoted`, with which the analytics code counts impressions. */
  promotedId?: string;
  isHighlighted?: boolean;
  /** Called when the pointer or the focus enters (`true`) or leaves (`false`) the card. */
  onPoint?: (isPointed: boolean) => void;
};

type CardFrameProps = Pick<CardFacts, 'theme' | 'promotedId' | 'isHighlighted' | 'onPoint'> & {
  className: string | undefined;
  children: ReactNode;
};

/** Frame of a card in the hue of its theme. A `CardTitle` inside makes the whole card one link. */
export const CardFrame = ({
  theme,
  promotedId,
  isHighlighted,
  onPoint,
  className,
  children,
}: CardFrameProps) => (
  <article
    className={`${classes.frame} ${className}`}
    style={hueStyle(theme)}
    data-promoted={promotedId}
    data-highlighted={isHighlighted || undefined}
    onPointerEnter={onPoint && (() => onPoint(true))}
    onPointerLeave={onPoint && (() => onPoint(false))}
    onFocus={onPoint && (() => onPoint(true))}
    onBlur={onPoint && (() => onPoint(false))}
  >
    {children}
  </article>
);

type CardTitleProps = Pick<CardFacts, 'href' | 'title' | 'titleLang'> & {
  level: 2 | 3 | 4;
  className: string | undefined;
};

/**
 * The title of a card, whose link covers the whole card. It reserves two lines, so that the cards
 * of a row align; a list of one column sets a smaller `--card-title-height`.
 */
export function CardTitle({ href, title, titleLang, level, className }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={`${classes.title} ${className}`}>
      <Link href={href} className={classes.link} lang={titleLang}>
        {title}
      </Link>
    </Heading>
  );
}
