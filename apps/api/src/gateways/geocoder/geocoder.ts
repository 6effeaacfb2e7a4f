/** `score` is the confidence of the geocoder, from 0 to 1. */
export type FoundAddress = { label: string; score: number; position: { lon: number; lat: number } };

/** `postalCode` restricts the search; null searches all of France. */
export type AddressQuestion = { text: string; postalCode: string | null };

export type Geocoder = {
  /**
   * Returns the best match first, or an empty list when nothing is found. @throws when no valid
   * answer can be obtained in time
   */
  find: (question: AddressQuestion) => Promise<FoundAddress[]>;
};
