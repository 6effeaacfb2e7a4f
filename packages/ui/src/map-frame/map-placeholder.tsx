import type { ReactNode } from 'react';
import { MapDrawing } from './map-drawing.tsx';
import classes from './map-frame.module.css';

export type MapPlaceholderProps = {
  /** Colour of the pin in the drawing, `#rrggbb`; no pin without it. */
  pinColor?: string | undefined;
  /** Content over the drawing: a button, or a sentence in a `<p>`. */
  children?: ReactNode;
};

/**
 * A drawn plan in place of a map: before the visitor opens the map, while it loads, or when it
 * cannot load.
 */
export const MapPlaceholder = ({ pinColor, children }: MapPlaceholderProps) => (
  <div className={classes.ground}>
    <MapDrawing pinColor={pinColor} />
    {children}
  </div>
);
