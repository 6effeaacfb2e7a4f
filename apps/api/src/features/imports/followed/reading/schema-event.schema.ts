import { z } from 'zod';
import { looseFlag, looseList, looseNumber, looseText } from '../../mapping/loose.ts';

/** A text, or an object whose name or address is meant; the first of a list. */
const named = z
  .preprocess((value) => {
    const [first]: unknown[] = Array.isArray(value) ? value : [value];
    const object = z.looseObject({}).safeParse(first);
    return object.success
      ? (object.data['@value'] ?? object.data.name ?? object.data['@id'] ?? object.data.url)
      : first;
  }, looseText)
  .catch(undefined);

/** The first of a list. */
const first = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .preprocess((value) => (Array.isArray(value) ? value[0] : value), shape.optional())
    .catch(undefined);

const postalAddress = z.object({
  streetAddress: named,
  postalCode: looseText,
  addressLocality: named,
});

const place = z.object({
  '@type': looseList(looseText),
  name: named,
  address: first(z.union([z.string(), postalAddress])),
  geo: first(z.unknown()),
  latitude: looseNumber,
  longitude: looseNumber,
});

const offer = z.object({
  price: looseNumber,
  lowPrice: looseNumber,
  highPrice: looseNumber,
  priceCurrency: looseText,
});

export const schemaEventSchema = z.object({
  '@type': looseList(looseText),
  '@id': looseText,
  identifier: named,
  url: named,
  name: named,
  description: named,
  startDate: named,
  endDate: named,
  eventStatus: named,
  eventAttendanceMode: named,
  location: first(z.union([z.string(), place])),
  organizer: named,
  keywords: looseList(looseText),
  isAccessibleForFree: looseFlag,
  offers: looseList(offer),
  typicalAgeRange: looseText,
});
export type SchemaEvent = z.output<typeof schemaEventSchema>;
