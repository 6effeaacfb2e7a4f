/** What an IP database knows of an address. `accuracyRadiusKm` is null when it does not say. */
export type IpLocation = {
  lon: number;
  lat: number;
  hasCity: boolean;
  accuracyRadiusKm: number | null;
};

/** Looks an address up: null when it is unknown, private, or not an address. Nothing is kept of it. */
export type IpLocator = (address: string) => IpLocation | null;

/** The locator of a deployment without a database. */
export const noIpLocator: IpLocator = () => null;
