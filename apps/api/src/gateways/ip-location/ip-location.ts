export type IpLocation = {
  lon: number;
  lat: number;
  hasCity: boolean;
  accuracyRadiusKm: number | null;
};

/** Returns null for an unknown, private or malformed address. */
export type IpLocator = (address: string) => IpLocation | null;

export const noIpLocator: IpLocator = () => null;
