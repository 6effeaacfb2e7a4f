import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useEffect, useState } from 'react';
import { withSheet } from '../../../lib/late-start/late-styles.tsx';
import { Part } from '../../../lib/part/part.tsx';
import type { MapPlace } from '../map-place.ts';
import { useOpenMap } from './use-open-map.ts';

const PhoneMapDialog = lazyPart(
  async () => (await withSheet('map', () => import('./phone-map-dialog.tsx'))).PhoneMapDialog,
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
    <Part onClose={close}>
      <PhoneMapDialog {...place} onClose={close} />
    </Part>
  ) : null;
}
