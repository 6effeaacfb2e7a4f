import { type CardFacts, CardFrame, CardTitle } from '../card-frame/card-frame.tsx';
import classes from './map-card.module.css';

export type MapCardProps = CardFacts & {
  /** URL of the picture; without it, the box of the picture stays empty. */
  imageSrc?: string;
  /** "sam. 14 juin · 20 h 30". */
  dateLine?: string;
  /** "Tours · 4 km". */
  placeLine?: string;
  /** Live state of an event that is cancelled, postponed or full. */
  live?: string;
};

/** A compact event card beside or under a map: small picture, date, title, place; one link. */
export function MapCard({ imageSrc, dateLine, placeLine, live, ...facts }: MapCardProps) {
  return (
    <CardFrame {...facts} className={classes.card}>
      <div className={classes.picture}>
        {imageSrc && (
          <img src={imageSrc} alt="" width={192} height={128} loading="lazy" decoding="async" />
        )}
      </div>
      <div className={classes.text}>
        <p className={classes.date}>
          {live && <strong className={classes.live}>{live}</strong>}
          {dateLine}
        </p>
        <CardTitle {...facts} level={3} className={classes.title} />
        <p className={classes.place}>{placeLine}</p>
      </div>
    </CardFrame>
  );
}
