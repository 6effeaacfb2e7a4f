import { type CardFacts, CardFrame, CardTitle } from '../card-frame/card-frame.tsx';
import classes from './map-card.module.css';

export type MapCardProps = CardFacts & {
  /** URL of the picture; without it, the box of the picture stays empty. */
  imageSrc?: string;
  dateLine?: string;
  placeLine?: string;
  /** Label of the live state, for an event that is cancelled, postponed or full. */
  live?: string;
};

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
