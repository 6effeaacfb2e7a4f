import type { ReactNode } from 'react';
import { MapDrawing } from './map-drawing.tsx';
import classes from './map-frame.module.css';

export type MapPlaceholderProps = {
  /** Colour of the pin in the drawing, `#rrggbb`; no pin without it. */
  pinColor?: string | undefined;
  children?: ReactNode;
};

export const MapPlaceholder = ({ pinColor, children }: MapPlaceholderProps) => (
  <div className={classes.ground}>
    <MapDrawing pinColor={pinColor} />
    {children}
  </div>
);
