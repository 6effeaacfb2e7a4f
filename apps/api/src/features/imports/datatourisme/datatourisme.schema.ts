import { z } from 'zod';
import {
  looseFlag,
  looseFrench,
  looseList,
  looseNumber,
  looseText,
  looseTitle,
} from '../mapping/loose.ts';

const concept = z.object({
  '@id': looseText,
  '@type': looseList(looseText),
  'rdfs:label': looseFrench,
});
const concepts = looseList(concept);

const agent = z.object({
  'schema:legalName': looseText,
  'schema:email': looseList(looseText),
  'schema:telephone': looseList(looseText),
  'foaf:homepage': looseList(looseText),
});
const agents = looseList(agent);

const openingHours = z.object({
  'schema:validFrom': looseText,
  'schema:validThrough': looseText,
  'schema:opens': looseText,
  'schema:closes': looseText,
});

const address = z.object({
  'schema:streetAddress': looseList(looseText),
  'schema:postalCode': looseText,
  'schema:addressLocality': looseList(looseText),
  hasAddressCity: looseList(z.object({ insee: looseText, 'rdfs:label': looseFrench })),
});

const place = z.object({
  'rdfs:label': looseFrench,
  'schema:address': looseList(address),
  'schema:geo': looseList(z.unknown()),
  petsAllowed: looseFlag,
  'schema:openingHoursSpecification': looseList(openingHours),
});

const period = z.object({
  startDate: looseText,
  endDate: looseText,
  startTime: looseText,
  endTime: looseText,
});

const priceSpecification = z.object({
  'schema:price': looseText,
  'schema:minPrice': looseList(looseText),
  'schema:maxPrice': looseList(looseText),
  'schema:priceCurrency': looseText,
  hasEligiblePolicy: concepts,
  hasPricingMode: concepts,
  appliesOnPeriod: looseList(period),
  name: looseFrench,
  additionalInformation: looseFrench,
});

const representation = z.object({
  'ebucore:hasRelatedResource': looseList(
    z.object({
      'ebucore:locator': looseList(looseText),
      'ebucore:hasMimeType': looseList(z.object({ '@id': looseText })),
    }),
  ),
  'ebucore:hasAnnotation': looseList(
    z.object({ 'ebucore:title': looseFrench, credits: looseList(looseText) }),
  ),
});

/** Every field may be missing, a single value instead of a list, or of another type. */
export const datatourismeSchema = z.object({
  '@id': looseText,
  '@type': looseList(looseText),
  'dc:identifier': looseText,
  'rdfs:label': looseTitle,
  'rdfs:comment': looseFrench,
  'schema:startDate': looseList(looseText),
  'schema:endDate': looseList(looseText),
  allowedPersons: looseNumber,
  reducedMobilityAccess: looseFlag,
  hasBeenCreatedBy: agents,
  hasBookingContact: agents,
  hasContact: agents,
  isOwnedBy: agents,
  hasClientTarget: concepts,
  hasDescription: looseList(
    z.object({
      'dc:description': looseFrench,
      shortDescription: looseFrench,
      isDedicatedTo: concepts,
    }),
  ),
  hasFeature: looseList(z.object({ features: concepts, petsAllowed: looseFlag })),
  hasTheme: concepts,
  providesCuisineOfType: concepts,
  hasArchitecturalStyle: concepts,
  hasTourType: concepts,
  hasLocomotionWay: concepts,
  hasDifficultyLevel: concepts,
  hasMainRepresentation: looseList(representation),
  hasRepresentation: looseList(representation),
  isLocatedAt: looseList(place),
  takesPlaceAt: looseList(period),
  offers: looseList(
    z.object({
      'schema:priceSpecification': looseList(priceSpecification),
      'schema:acceptedPaymentMethod': concepts,
    }),
  ),
  tourDistance: looseNumber,
  duration: looseText,
  highDifference: looseNumber,
  minAltitude: looseNumber,
  maxAltitude: looseNumber,
});

export type DatatourismeObject = z.output<typeof datatourismeSchema>;
export type Concept = z.output<typeof concept>;
export type Agent = z.output<typeof agent>;
export type PriceSpecification = z.output<typeof priceSpecification>;

/** The last part of an identifier: `kb:Free` and `https://…/thesaurus#Free` → `Free`. */
export const nameOf = (id: string | undefined): string => id?.split(/[:/#]/).at(-1) ?? '';
