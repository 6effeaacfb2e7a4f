import type { IpLocator } from '../../gateways/ip-location/ip-location.ts';
import type { PlacesService } from '../places/places.service.ts';
import { isUsable, readPublicAddress } from './position.domain.ts';
import type { GuessedPosition } from './position.schema.ts';

/** Stores and logs no address and no position. */
export const positionService = (locate: IpLocator, places: PlacesService) => ({
  /**
   * The nearest town to the location in the IP database, marked approximate; null without a usable
   * location or a town near it.
   */
  guessByIp: async (address: string): Promise<GuessedPosition | null> => {
    const publicAddress = readPublicAddress(address);
    const location = publicAddress === undefined ? null : locate(publicAddress);
    if (location === null || !isUsable(location)) return null;
    const town = await places.findNearest(location.lon, location.lat);
    return town?.position
      ? { name: town.name, fullName: town.fullName, position: town.position, isApproximate: true }
      : null;
  },
});

export type PositionService = ReturnType<typeof positionService>;
