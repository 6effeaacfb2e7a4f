type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const maxDottedKeys = 500;
const dottedKey = /^[a-z]\w{0,60}\.[a-z]\w{0,60}$/i;
const inherited = new Set(['constructor', 'prototype']);

/** `location.city` and `title.fr`, as tables write them, become `{ location: { city } }`. */
function nest(record: Fields): Fields {
  const dotted = Object.keys(record).filter((key) => dottedKey.test(key));
  if (dotted.length === 0) return record;
  const nested: Fields = { ...record };
  for (const key of dotted.slice(0, maxDottedKeys)) {
    const [outer = '', inner = ''] = key.split('.');
    const present = nested[outer] ?? {};
    // A field that has a value of its own keeps it.
    if (!isObject(present) || inherited.has(outer) || inherited.has(inner)) continue;
    nested[outer] = { [inner]: record[key], ...present };
  }
  return nested;
}

/** Portals read the code as a number and drop its first zero. */
const inseeCode = (code: unknown): unknown =>
  typeof code === 'string' || typeof code === 'number' ? String(code).padStart(5, '0') : undefined;

/**
 * Agendas of towns and regions on the same kind of portal name the fields in French, and have a first
 * and a last day in the place of timings.
 */
function fromFrench(record: Fields): Fields {
  if (record.title !== undefined || record.title_fr !== undefined) return record;
  const { date_debut, date_fin } = record;
  return {
    uid: record.uid,
    id: record.identifiant ?? record.id,
    title_fr: record.titre,
    description_fr: record.description,
    conditions_fr: record.tarif ?? record.tarifs,
    keywords_fr: record.mots_cles,
    category_fr: record.thematique ?? record.categorie,
    timings: date_debut === undefined ? [] : [{ begin: date_debut, end: date_fin ?? date_debut }],
    location_name: record.lieu ?? record.nom_lieu,
    location_address: record.adresse,
    location_postalcode: record.code_postal,
    location_city: record.commune ?? record.ville,
    location_insee: inseeCode(record.code_insee),
    location_coordinates: record.geo_point_2d ?? record.geo_point,
    canonicalurl: record.url,
  };
}

/**
 * The fields of a record in the shape of Explore v2.1: those of Explore v1 are within `fields`, beside
 * a position of the portal; tables flatten nested ones. The `recordid` of the portal is left out: it
 * changes with the content of the record (`record-identity.ts`). Any other value is returned as it is.
 */
export function fromExplore(record: unknown): unknown {
  if (!isObject(record)) return record;
  const { fields, geometry } = record;
  return fromFlat(isObject(fields) ? { geo_point_2d: geometry, ...fields } : record);
}

const dayFields = ['timings', 'firstTiming', 'firstdate_begin', 'first_date'] as const;

/** Whether a record, after `fromExplore`, is one of OpenAgenda: it has a title, and an identifier or days. */
export const isOpenagenda = (record: Record<string, unknown>): boolean =>
  ('title' in record || 'title_fr' in record) &&
  !('@type' in record) &&
  ('uid' in record || dayFields.some((field) => field in record));

function fromFlat(record: Fields): unknown {
  const nested = nest(record);
  return 'titre' in nested ? fromFrench(nested) : nested;
}
