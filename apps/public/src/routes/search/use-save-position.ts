import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savePosition } from '../../features/position/position.queries.ts';
import { updatePerson } from '../../lib/analytics/analytics.ts';
import { isSamePlace, type SearchPlace } from '../../lib/search/search-place.ts';
import { me } from '../../lib/session/me.queries.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { isAddedTown } from './usual-place.ts';

export function useSavePosition(place: SearchPlace): void {
  const { kind, name } = place;
  const { lon, lat } = place.position ?? {};
  const client = useQueryClient();
  const profile = useProfile();
  const isVerified = profile?.emailVerified === true;
  const last = profile?.latestPosition;
  const isSame = last != null && place.position !== null && isSamePlace(last, place);
  useEffect(() => {
    if (lon === undefined || lat === undefined || !isVerified || isSame) return;
    if (isAddedTown(client, { kind, position: { lon, lat } })) return;
    void savePosition(client, { lon, lat, name }).then(
      (latestPosition) => {
        client.setQueryData(
          me.profile().queryKey,
          (before) => before && { ...before, latestPosition },
        );
        if (latestPosition.name !== null) updatePerson({ currentCity: latestPosition.name });
      },
      () => undefined,
    );
  }, [client, isVerified, isSame, kind, lon, lat, name]);
}
