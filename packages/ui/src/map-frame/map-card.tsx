import type { Theme } from '@parages/contracts/vocabulary/themes';
import { Link } from '../link/link.tsx';
import { hueStyle } from '../tokens/theme-hue.ts';
import classes from './map-card.module.css';

export type MapCardProps = {
  href: string;
  title: string;
  theme: Theme | null;
  /** Absent while the card is fetched: the theme's tint keeps the place. */
  imageSrc?: string;
  /** "sam. 14 juin · 20 h 30". */
  dateLine?: string;
  /** "Tours · 4 km". */
  placeLine?: string;
  /** State of an event that does not take place as announced. */
  live?: string;
  /** Framed, because its marker is pointed at. */
  isHighlighted?: boolean;
  /** Pointer or focus enters (`true`) or leaves (`false`). */
  onPoint?: (isPointed: boolean) => void;
};

/** An event in a few lines, beside or under a map: small picture, date, title, place; one link. */
export function MapCard({ href, title, theme, imageSrc, dateLine, placeLine, live, isHighlighted, onPoint }: MapCardProps) {
  return (
    <article
      className={classes.card}
      style={hueStyle(theme)}
      data-highlighted={isHighlighted || undefined}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      onFocus={onPoint && (() => onPoint(true))}
      onBlur={onPoint && (() => onPoint(false))}
    >
      <div className={classes.picture}>
        {imageSrc && <img src={imageSrc} alt="" width={192} height={128} loading="lazy" decoding="async" />}
      </div>
      <div className={classes.text}>
        <p className={classes.date}>
          {live && <strong className={classes.live}>{live}</strong>}
          {dateLine}
        </p>
        <h3 className={classes.title}>
          <Link href={href} className={classes.link}>
            {title}
          </Link>
        </h3>
        <p className={classes.place}>{placeLine}</p>
      </div>
    </article>
  );
}
