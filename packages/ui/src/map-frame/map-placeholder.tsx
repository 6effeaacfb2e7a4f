import type { ReactNode } from 'react';
import { MapDrawing } from './map-drawing.tsx';
import classes from './map-frame.module.css';

export type MapPlaceholderProps = {
  /** Colour of the pin in the drawing, `#rrggbb`; no pin without it. */
  pinColor?: string | undefined;
  /** Name of the place in the middle: "Tours". */
  placeName?: string | null | undefined;
  /** Content over the drawing: a button, or a sentence in a `<p>`. */
  children?: ReactNode;
};

/** Distance rings and the name of a place, in a box that shows no live map. */
export const MapPlaceholder = ({ pinColor, placeName, children }: MapPlaceholderProps) => (
  <div className={classes.ground}>
    <MapDrawing pinColor={pinColor} />
    {placeName && (
      <span className={classes.name} aria-hidden="true">
        {placeName}
      </span>
    )}
    {children}
  </div>
);
