import frame from '../card-frame/card-frame.module.css';
import classes from './poi-card.module.css';

/**
 * Placeholder of a card while it loads. The list around it must announce that it is busy
 * (`aria-busy`).
 */
export function PoiCardSkeleton() {
  return (
    <div className={`${frame.frame} ${classes.card}`} aria-hidden="true">
      <div className={classes.text}>
        <p className={classes.date}>
          <span className={classes.bone} data-width="short" />
        </p>
        <div className={`${frame.title} ${classes.title}`}>
          <span className={classes.bone} />
        </div>
        <p className={classes.facts}>
          <span className={classes.bone} data-width="half" />
        </p>
      </div>
      <div className={classes.picture} />
    </div>
  );
}
