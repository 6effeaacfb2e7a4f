import { toShortLine } from '../../mapping/plain-text.ts';

export type AddressParts = {
  placeName: string | null;
  streetAddress: string | null;
  postalCode: string | null;
  locality: string | null;
};

const maxLength = 500;
const maxParts = 8;
const countries = /^(?:france|fr)$/i;
const code = /\b\d{5}\b/g;
const streetStart = /^\d{1,4}\s?(?:bis|ter|quater|[a-d])?\b/i;

/**
 * Reads a place in one line, as calendars write it: « Salle des fêtes, 12 rue du Lac, 37000 Tours ».
 * Without a postcode, the whole line is the name of the place. The last number of five digits is the
 * postcode: one before it may be that of a road or of a letter box.
 */
export function readAddressText(text: string | undefined): AddressParts {
  const line = toShortLine(text, maxLength);
  const nothing = { placeName: null, streetAddress: null, postalCode: null, locality: null };
  if (line === null) return nothing;
  const parts = line
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !countries.test(part))
    .slice(0, maxParts);
  const index = parts.findLastIndex((part) => part.search(code) >= 0);
  const coded = parts[index] ?? '';
  const found = [...coded.matchAll(code)].at(-1);
  if (found === undefined) return { ...nothing, placeName: line };
  const [postalCode] = found;
  const before = coded.slice(0, found.index).trim();
  const after = coded.slice(found.index + postalCode.length).trim();
  const named = [...parts.slice(0, index), ...(before === '' ? [] : [before])];
  const street = named.findIndex((part) => streetStart.test(part));
  const [placeName, streetAddress] =
    street < 0
      ? [named[0], named.slice(1).join(', ')]
      : [named.slice(0, street).join(', '), named.slice(street).join(', ')];
  return {
    placeName: placeName || null,
    streetAddress: streetAddress || null,
    postalCode,
    locality: (after || parts[index + 1]) ?? null,
  };
}
