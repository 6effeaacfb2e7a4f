import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './map-frame.module.css';
import { MapPlaceholder } from './map-placeholder.tsx';

export type MapFrameProps = {
  /** Name of the region: "Carte des événements". */
  label: string;
  /** The live map; while absent the frame shows a drawn plan and `action`. */
  children?: ReactNode;
  /** "Afficher la carte". */
  action?: { label: string; onPress: () => void };
  /** `card` 3:2 in a page, `wide` across a page, `tall` fills the column beside a list. */
  shape?: 'card' | 'wide' | 'tall';
  /** Colour of the pin in the drawing, `#rrggbb`; no pin without it. */
  pinColor?: string;
};

/**
 * The box of a map, whose space is reserved before the map loads. Does not import the map library.
 */
export function MapFrame({ label, children, action, shape = 'card', pinColor }: MapFrameProps) {
  return (
    <section aria-label={label} className={classes.frame} data-shape={shape}>
      {children ?? (
        <MapPlaceholder pinColor={pinColor}>
          {action && (
            <button type="button" className={classes.action} onClick={action.onPress}>
              <Icon name="map" />
              {action.label}
            </button>
          )}
        </MapPlaceholder>
      )}
    </section>
  );
}
