import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './map-frame.module.css';

export type MapFrameProps = {
  /** Name of the region: "Carte des événements". */
  label: string;
  /** The live map; while absent the frame shows its drawn ground and `action`. */
  children?: ReactNode;
  /** "Afficher la carte". */
  action?: { label: string; onPress: () => void };
  /** `card` 3:2 in a page, `tall` fills the column beside a list. */
  shape?: 'card' | 'tall';
  /** Attribution of the tiles, always in sight. */
  attribution?: ReactNode;
};

/** The box of a map, with its place kept before the map arrives. Knows nothing of the map library. */
export function MapFrame({ label, children, action, shape = 'card', attribution }: MapFrameProps) {
  return (
    <section aria-label={label} className={classes.frame} data-shape={shape}>
      {children ?? (
        <div className={classes.ground}>
          {action ? (
            <button type="button" className={classes.action} onClick={action.onPress}>
              <Icon name="map" />
              {action.label}
            </button>
          ) : (
            <Icon name="map" size="2.5rem" />
          )}
        </div>
      )}
      {attribution && <div className={classes.attribution}>{attribution}</div>}
    </section>
  );
}
