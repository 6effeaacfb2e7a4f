import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { hueStyle } from '../tokens/theme-hue.ts';
import classes from './card-frame.module.css';

/** What every card of an event says of itself. */
export type CardFacts = {
  href: string;
  title: string;
  /** Language of the title where it is not that of the page. */
  titleLang?: string;
  theme: Theme | null;
  /** Of an event that somebody paid to put forward, as `data-promoted`: for whoever counts that it is seen. */
  promotedId?: string;
  /** Framed, because its marker on the map is pointed at. */
  isHighlighted?: boolean;
  /** Pointer or focus enters (`true`) or leaves (`false`), to frame the marker on the map. */
  onPoint?: (isPointed: boolean) => void;
};

type CardFrameProps = Pick<CardFacts, 'theme' | 'promotedId' | 'isHighlighted' | 'onPoint'> & {
  className: string | undefined;
  children: ReactNode;
};

/** An event among others, in the hue of its theme. `CardTitle` inside makes the whole of it one link. */
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

/** Two lines, whether it needs them or not: cards beside it stay level. Where none stands beside it, `--card-title-height` says less. */
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
