/** The location of an address in the IP database. `accuracyRadiusKm` is null when unknown. */
export type IpLocation = {
  lon: number;
  lat: number;
  hasCity: boolean;
  accuracyRadiusKm: number | null;
};

/** Looks an address up: null when it is unknown, private, or not an address. Stores nothing. */
export type IpLocator = (address: string) => IpLocation | null;

/** The locator of an installation without an IP database. */
export const noIpLocator: IpLocator = () => null;
