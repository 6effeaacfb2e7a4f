import type { Theme } from '@parages/contracts/vocabulary/themes';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { Link } from '../link/link.tsx';
import { hueStyle } from '../tokens/theme-hue.ts';
import classes from './poi-card.module.css';

export type PoiCardProps = {
  href: string;
  title: string;
  /** Level of the title in the page: 3 in a carousel or a grouped list, 2 elsewhere. */
  headingLevel?: 2 | 3 | 4;
  theme: Theme | null;
  /** The theme's French name; absent for a poi without theme. */
  themeLabel?: string;
  /** Address of the 3:2 picture. Its box is reserved, so no size is needed. */
  imageSrc: string;
  imageSrcSet?: string;
  imageSizes?: string;
  /** First row of the first screen: fetched at once, at high priority. */
  isEager?: boolean;
  /** "sam. 14 juin · 20 h 30", "Jusqu’au 30 août"; absent for a place without dates. */
  dateLine?: string;
  /** Machine form of `dateLine`, `yyyy-MM-dd` or with a time. */
  dateTime?: string;
  locality?: string;
  /** "4 km", already formatted. */
  distance?: string;
  /** "Gratuit", "12 €", "à partir de 8 €". */
  price?: string;
  isFree?: boolean;
  /** State badge over the picture ("Annulé", "Complet", "C’est maintenant"). */
  live?: { label: string; tone: BadgeProps['tone'] };
  /** "Sponsorisé", on promoted cards. */
  sponsoredLabel?: string;
  /** A `HeartButton`; it stays outside of the link. */
  heart?: ReactNode;
  /** Framed, because its marker on the map is pointed at. */
  isHighlighted?: boolean;
  /** Pointer or focus enters (`true`) or leaves (`false`), to frame the marker on the map. */
  onPoint?: (isPointed: boolean) => void;
};

/** An event in a list: the whole card is one link, the heart apart. */
export function PoiCard(props: PoiCardProps) {
  const { href, title, headingLevel = 3, theme, heart, live, sponsoredLabel, isHighlighted, onPoint } = props;
  const Heading = `h${headingLevel}` as const;
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
      <div className={classes.text}>
        {props.dateLine && (
          <p className={classes.date}>
            <time dateTime={props.dateTime}>{props.dateLine}</time>
          </p>
        )}
        <Heading className={classes.title}>
          <Link href={href} className={classes.link}>
            {title}
          </Link>
        </Heading>
        <Facts {...props} />
      </div>
      <div className={classes.picture}>
        <img
          src={props.imageSrc}
          srcSet={props.imageSrcSet}
          sizes={props.imageSizes}
          alt=""
          width={600}
          height={400}
          loading={props.isEager ? 'eager' : 'lazy'}
          fetchPriority={props.isEager ? 'high' : 'auto'}
          decoding="async"
        />
        {props.themeLabel && <span className={classes.theme}>{props.themeLabel}</span>}
        <div className={classes.badges}>
          {live && <Badge tone={live.tone ?? 'ink'}>{live.label}</Badge>}
          {sponsoredLabel && <Badge tone="ink">{sponsoredLabel}</Badge>}
        </div>
      </div>
      {heart && <div className={classes.heart}>{heart}</div>}
    </article>
  );
}

const Facts = ({ locality, distance, price, isFree }: PoiCardProps) => (
  <p className={classes.facts}>
    {locality && <span className={classes.locality}>{locality}</span>}
    {distance && <span className={classes.distance}>{distance}</span>}
    {price && (
      <span className={classes.price} data-free={isFree || undefined}>
        {price}
      </span>
    )}
  </p>
);
