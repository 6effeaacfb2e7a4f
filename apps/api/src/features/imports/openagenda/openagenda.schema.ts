import { z } from 'zod';
import {
  looseFrench,
  looseFrenchList,
  looseJson,
  looseList,
  looseNumber,
  looseText,
  looseTitle,
} from '../mapping/loose.ts';

const timing = z.object({ begin: looseText, end: looseText });
const optionalTiming = timing.optional().catch(undefined);
// A list, or its JSON text, of objects or of plain texts.
const registration = looseJson(
  looseList(
    z.union([
      z.object({ type: looseText, value: looseText }),
      z.string().transform((value) => ({ type: undefined, value })),
    ]),
  ),
);
const state = looseJson(
  z
    .union([z.number(), z.object({ id: looseNumber }).transform(({ id }) => id)])
    .optional()
    .catch(undefined),
);

const picture = z
  .union([
    z.string(),
    z
      .object({ base: looseText, filename: looseText })
      .transform(({ base, filename }) => base && filename && base + filename),
  ])
  .optional()
  .catch(undefined);

const location = z
  .looseObject({
    name: looseFrench,
    address: looseFrench,
    city: looseFrench,
    postalCode: looseText,
    insee: looseText,
    countryCode: looseText,
    timezone: looseText,
    phone: looseText,
    website: looseText,
  })
  .optional()
  .catch(undefined);

/**
 * An OpenAgenda event, after `fromExplore`, in any of its four shapes: the open-data export (`title_fr`, `timings` as a
 * JSON text), the same with flattened coordinates (`location_coordinates.lon`), a reduced one
 * (`title`, `first_date`), and the API (`title.fr`, `location`).
 */
export const openagendaSchema = z.object({
  uid: looseText,
  id: looseText,
  title_fr: looseText,
  title: looseTitle,
  // The open-data export has a field for each language.
  title_en: looseText,
  title_de: looseText,
  title_es: looseText,
  title_it: looseText,
  title_nl: looseText,
  title_br: looseText,
  title_oc: looseText,
  description_fr: looseText,
  description: looseFrench,
  longdescription_fr: looseText,
  longDescription: looseFrench,
  long_description: looseText,
  conditions_fr: looseText,
  conditions: looseFrench,
  tarifs: looseText,
  keywords_fr: looseList(looseText),
  keywords: looseFrenchList,
  // Agendas name the category of an event in a field of their own.
  category: looseFrenchList,
  categories: looseFrenchList,
  category_fr: looseList(looseText),
  categories_fr: looseList(looseText),
  image: picture,
  originalimage: looseText,
  imagecredits: looseText,
  imageCredits: looseText,
  timings: looseJson(looseList(timing)),
  firstTiming: optionalTiming,
  nextTiming: optionalTiming,
  lastTiming: optionalTiming,
  firstdate_begin: looseText,
  firstdate_end: looseText,
  lastdate_begin: looseText,
  lastdate_end: looseText,
  first_date: looseText,
  last_date: looseText,
  daterange_fr: looseText,
  dateRange: looseFrench,
  date_display: looseText,
  accessibility: z.unknown().optional(),
  age_min: looseNumber,
  age_max: looseNumber,
  age: z.object({ min: looseNumber, max: looseNumber }).optional().catch(undefined),
  status: state,
  registration,
  onlineaccesslink: looseText,
  canonicalurl: looseText,
  url: looseText,
  contributor_organization: looseText,
  originagenda_title: looseText,
  originAgenda: z.object({ title: looseText }).optional().catch(undefined),
  location,
  location_name: looseText,
  location_address: looseText,
  location_city: looseText,
  location_postalcode: looseText,
  location_insee: looseText,
  location_countrycode: looseText,
  location_phone: looseText,
  location_website: looseText,
  location_coordinates: z.unknown().optional(),
  'location_coordinates.lon': looseNumber,
  'location_coordinates.lat': looseNumber,
  location_latlon: z.unknown().optional(),
  latlon: z.unknown().optional(),
  latitude: looseNumber,
  longitude: looseNumber,
});

export type OpenagendaEvent = z.output<typeof openagendaSchema>;
export type Timing = z.output<typeof timing>;
