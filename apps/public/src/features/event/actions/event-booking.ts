import type { Poi } from '@parages/contracts/types';
import { safeUrl } from '../sections/event-contacts.tsx';

/** Nobody can go any more: it is over, called off, or every seat is taken. */
export const isClosed = ({ isPast, liveState }: Pick<Poi, 'isPast' | 'liveState'>): boolean =>
  isPast || liveState === 'cancelled' || liveState === 'full';

/** Where to book, while there is something to book and an address of the web to do it. */
export const bookingUrl = (poi: Poi): string | undefined =>
  isClosed(poi)
    ? undefined
    : poi.contacts
        .filter(({ type }) => type === 'booking')
        .flatMap(({ websites }) => websites)
        .find((site) => safeUrl(site) !== undefined);
