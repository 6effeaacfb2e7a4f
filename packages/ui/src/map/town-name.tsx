import { divIcon } from 'leaflet';
import { memo, useMemo } from 'react';
import { Marker } from 'react-leaflet';
import classes from './ground.module.css';

export type TownNameProps = {
  name: string;
  at: [number, number];
  size: 'place' | 'city' | 'town' | 'village';
};

/**
 * The name of a town, drawn above its dot; with the size `place`, the name of the search place,
 * drawn below its centre. Hidden from screen readers.
 */
export const TownName = memo(
  function TownName({ name, at, size }: TownNameProps) {
    const icon = useMemo(() => {
      const label = document.createElement('span');
      label.textContent = name;
      label.dataset.size = size;
      label.ariaHidden = 'true';
      return divIcon({ className: classes.town ?? '', html: label, iconSize: [0, 0] });
    }, [name, size]);
    return (
      <Marker
        position={at}
        interactive={false}
        keyboard={false}
        icon={icon}
        pane={size === 'place' ? 'tooltipPane' : 'drawn-names'}
      />
    );
  },
  (one, other) =>
    one.name === other.name && one.size === other.size && one.at.join() === other.at.join(),
);
