/** A match of the geocoder. `score`: its confidence, from 0 to 1. */
export type FoundAddress = { label: string; score: number; position: { lon: number; lat: number } };

/** An address in France. A `postalCode` restricts the search. */
export type AddressQuestion = { text: string; postalCode: string | null };

/** Geocodes addresses. */
export type Geocoder = {
  /**
   * The best match first; empty when nothing is found. @throws when no valid answer can be obtained
   * in time
   */
  find: (question: AddressQuestion) => Promise<FoundAddress[]>;
};
