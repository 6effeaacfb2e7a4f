import { lazy, Suspense, useEffect, useState } from 'react';
import { orNothing } from '../../../lib/or-nothing.ts';
import type { MapPlace } from '../map-place.ts';
import { useOpenMap } from './use-open-map.ts';

const PhoneMapDialog = lazy(
  orNothing(async () => ({ default: (await import('./phone-map-dialog.tsx')).PhoneMapDialog })),
);

// The desktop layout, with its map beside the list, begins at 64rem.
const narrow = '(width < 64rem)';

export function PhoneMap(place: MapPlace) {
  const { isOpen, close } = useOpenMap();
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    const media = matchMedia(narrow);
    const read = () => setIsNarrow(media.matches);
    read();
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, []);
  return isOpen && isNarrow ? (
    <Suspense>
      <PhoneMapDialog {...place} onClose={close} />
    </Suspense>
  ) : null;
}
