/** Unit of a price, as the national tourism ontology names it. */
export const priceModes = [
  'SubscriptionPackage',
  'PerAnimal',
  'PerWeek',
  'PerUnit',
  'PerHour',
  'FourPeople',
  'PerPerson',
  'HalfDayPackage',
  'Weekend',
  'PerDay',
] as const;

/** A price mode's wire value. */
export type PriceMode = (typeof priceModes)[number];

/**
 * Whether a text is a price mode's wire value. The ontology has others (per night, for one) that
 * the service does not support.
 */
export const isPriceMode = (value: string): value is PriceMode =>
  (priceModes as readonly string[]).includes(value);
