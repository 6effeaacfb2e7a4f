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

export type PriceMode = (typeof priceModes)[number];

/** The ontology has other units, such as a price per night, that the service does not support. */
export const isPriceMode = (value: string): value is PriceMode =>
  (priceModes as readonly string[]).includes(value);
