/** A place an address was found at. `score`: how sure that is, from 0 to 1. */
export type FoundAddress = { label: string; score: number; position: { lon: number; lat: number } };

/** A question for an address of France, in words. */
export type AddressQuestion = { text: string; postalCode: string | null };

/** Finds where addresses are. */
export type Geocoder = {
  /** The surest first; none when nothing is found. @throws when the geocoder cannot be asked in time, or answers something else */
  find: (question: AddressQuestion) => Promise<FoundAddress[]>;
};
