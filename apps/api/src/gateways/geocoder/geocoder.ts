/**
 * `score` is the confidence of the geocoder, from 0 to 1. `isTown`: the match is a commune, without a
 * street.
 */
type FoundAddress = {
  label: string;
  score: number;
  position: { lon: number; lat: number };
  isTown?: boolean;
};

/** `postalCode` restricts the search; null searches all of France. */
export type AddressQuestion = { text: string; postalCode: string | null };

export type Geocoder = {
  /**
   * Returns the best match first, or an empty list when nothing is found. @throws when no valid
   * answer can be obtained in time
   */
  find: (question: AddressQuestion) => Promise<FoundAddress[]>;
};

/**
 * A street, a house or a railway station. `code` does not change between answers. `town` and
 * `postalCode` are empty when the geocoder does not give them.
 */
export type FoundPlace = {
  code: string;
  name: string;
  town: string;
  postalCode: string;
  score: number;
  position: { lon: number; lat: number };
};

/**
 * The geocoder for texts that a visitor is still typing. Each function returns the best match first,
 * or an empty list when nothing is found. @throws when no valid answer can be obtained in time
 */
export type PlaceGeocoder = {
  /** Streets, houses and hamlets; no communes. */
  findAddresses: (text: string) => Promise<FoundPlace[]>;
  /** Railway stations and halts of passengers. */
  findStations: (text: string) => Promise<FoundPlace[]>;
};
