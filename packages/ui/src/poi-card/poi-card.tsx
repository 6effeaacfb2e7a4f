import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { type CardFacts, CardFrame, CardTitle } from '../card-frame/card-frame.tsx';
import classes from './poi-card.module.css';

export type PoiCardProps = CardFacts & {
  headingLevel?: 2 | 3 | 4;
  themeLabel?: string;
  /** URL of a picture. Its box is always 3:2. */
  imageSrc: string;
  imageSrcSet?: string;
  imageSizes?: string;
  /**
   * Background colour (`#rrggbb`) until the picture loads, and focal point as fractions of the
   * width and the height; without it, the centre.
   */
  imageColor?: string;
  imageFocal?: { x: number; y: number };
  /** Loads the picture at once and with high priority, for a card at the top of the page. */
  isEager?: boolean;
  dateLine?: string;
  /** `yyyy-MM-dd`, for the `datetime` attribute of the date line. */
  dateTime?: string;
  locality?: string;
  distance?: string;
  price?: string;
  isFree?: boolean;
  /** A badge over the picture, such as "Annulé" or "C’est maintenant". */
  live?: { label: string; tone: BadgeProps['tone'] };
  sponsoredLabel?: string;
  /** A `HeartButton`, rendered outside the link. */
  heart?: ReactNode;
};

const focusOf = (focal: PoiCardProps['imageFocal']): string | undefined =>
  focal && `${focal.x * 100}% ${focal.y * 100}%`;

/** The card of an event in a list: the whole card is one link, except the heart. */
export function PoiCard(props: PoiCardProps) {
  const { headingLevel = 3, heart, live, sponsoredLabel } = props;
  return (
    <CardFrame {...props} className={classes.card}>
      <div className={classes.text}>
        {props.dateLine && (
          <p className={classes.date}>
            <time dateTime={props.dateTime}>{props.dateLine}</time>
          </p>
        )}
        <CardTitle {...props} level={headingLevel} className={classes.title} />
        <Facts {...props} />
      </div>
      <div className={classes.picture}>
        <img
          src={props.imageSrc}
          srcSet={props.imageSrcSet}
          sizes={props.imageSizes}
          style={{ backgroundColor: props.imageColor, objectPosition: focusOf(props.imageFocal) }}
          alt=""
          width={600}
          height={400}
          loading={props.isEager ? 'eager' : 'lazy'}
          fetchPriority={props.isEager ? 'high' : 'auto'}
          decoding={props.isEager ? 'sync' : 'async'}
          // The server may have replaced the URL by the picture itself (a data URL), which
          // hydration keeps.
          suppressHydrationWarning
        />
        {props.themeLabel && <span className={classes.theme}>{props.themeLabel}</span>}
        <div className={classes.badges}>
          {live && <Badge tone={live.tone ?? 'ink'}>{live.label}</Badge>}
          {sponsoredLabel && <Badge tone="ink">{sponsoredLabel}</Badge>}
        </div>
      </div>
      {heart && <div className={classes.heart}>{heart}</div>}
    </CardFrame>
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
