import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './map-frame.module.css';
import { MapPlaceholder } from './map-placeholder.tsx';

export type MapFrameProps = {
  /** Accessible name of the region. */
  label: string;
  /** The live map; while absent the frame shows a placeholder and `action`. */
  children?: ReactNode;
  action?: { label: string; onPress: () => void };
  /** `card` is 3:2, `wide` at most 38rem high, `tall` as high as its container. */
  shape?: 'card' | 'wide' | 'tall';
  /** Colour of the pin in the drawing, `#rrggbb`; no pin without it. */
  pinColor?: string;
  /** Name of the place in the middle of the drawing: "Tours". */
  placeName?: string | null;
};

/**
 * The box of a map, which reserves its space before the map loads. Light in a dark page too, as its
 * tiles are. Does not import the map library.
 */
export function MapFrame({
  label,
  children,
  action,
  shape = 'card',
  pinColor,
  placeName,
}: MapFrameProps) {
  return (
    <section aria-label={label} className={classes.frame} data-shape={shape} data-scheme="light">
      {children ?? (
        <MapPlaceholder pinColor={pinColor} placeName={placeName}>
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
