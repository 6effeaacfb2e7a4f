import type { Poi } from '@parages/contracts/types';
import { safeUrl } from '../../../lib/web-address.ts';

export const isClosed = ({ isPast, liveState }: Pick<Poi, 'isPast' | 'liveState'>): boolean =>
  isPast || liveState === 'cancelled' || liveState === 'full';

/** None once no date to come can be booked. */
export const bookingUrl = (poi: Poi): string | undefined =>
  isClosed(poi) || (!poi.isPermanent && poi.periods[0] && poi.periods.every(isClosed))
    ? undefined
    : poi.contacts
        .filter(({ type }) => type === 'booking')
        .flatMap(({ websites }) => websites)
        .find((site) => safeUrl(site) !== undefined);
