import { poiFigureNames } from '@parages/contracts/vocabulary/events/poi-figures';
import { poiFigureWords } from '@parages/contracts/vocabulary/events/poi-figures.fr';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import {
  formatContact,
  formatPeriod,
  formatPicture,
  formatPoints,
  formatPosition,
  formatPrice,
  formatTour,
} from '../../lib/format-content.fr.ts';

const labels: Readonly<Record<string, string>> = {
  label: 'Titre',
  description: 'Description',
  periods: 'Dates et horaires',
  isPermanent: 'Ouvert toute l’année',
  ...Object.fromEntries(poiFigureNames.map((name) => [name, poiFigureWords[name].label])),
  name: 'Nom du lieu',
  streetAddress: 'Adresse',
  postalCode: 'Code postal',
  locality: 'Commune',
  position: 'Position',
  themes: 'Catégories',
  tags: 'Mots-clés',
  features: 'Services et équipements',
  options: 'Options',
  knownOptions: 'Options renseignées',
  isFree: 'Gratuit',
  prices: 'Tarifs',
  images: 'Images',
  contacts: 'Contacts',
  tour: 'Parcours',
  trace: 'Tracé',
  organisation: 'Organisation',
};

const partsOf = (field: string): string[] => field.split('/').filter((part) => part !== '');
const isOrder = (field: string): boolean => field.endsWith('/order');
const nameOf = (field: string): string => partsOf(field.replace(/\/order$/, '')).at(-1) ?? field;

/** Label of a field, from its JSON pointer. */
export function fieldLabel(field: string): string {
  const label = labels[nameOf(field)] ?? nameOf(field);
  return isOrder(field) ? `${label}\u00a0: ordre` : label;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Values of a change are untyped JSON. The API validated them, so that checking the property names
// is enough.
const ofKind =
  <Value>(names: readonly (keyof Value & string)[], format: (value: Value) => string) =>
  (value: unknown): string | undefined => {
    const isValue = (one: unknown): one is Value =>
      isRecord(one) && names.every((name) => name in one);
    return isValue(value) ? format(value) : undefined;
  };
const named =
  (words: Readonly<Record<string, string>>) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' ? words[value] : undefined;

const formats: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  themes: named(themeLabels),
  options: named(optionLabels),
  knownOptions: named(optionLabels),
  features: ofKind<{ label: string }>(['label'], ({ label }) => label),
  periods: ofKind<Parameters<typeof formatPeriod>[0]>(
    ['startDate', 'endDate', 'startTime', 'endTime'],
    formatPeriod,
  ),
  prices: ofKind<Parameters<typeof formatPrice>[0]>(
    ['minPriceCents', 'maxPriceCents', 'priceModes', 'policyName'],
    formatPrice,
  ),
  images: ofKind<Parameters<typeof formatPicture>[0]>(
    ['title', 'credits', 'license'],
    formatPicture,
  ),
  contacts: ofKind<Parameters<typeof formatContact>[0]>(
    ['type', 'emails', 'phoneNumbers', 'websites'],
    formatContact,
  ),
  position: ofKind<Parameters<typeof formatPosition>[0]>(['lon', 'lat'], formatPosition),
  tour: ofKind<Parameters<typeof formatTour>[0]>(
    ['distanceM', 'durationMin', 'locomotionModes', 'difficulty'],
    formatTour,
  ),
  trace: ofKind<{ pointCount: number }>(['pointCount'], ({ pointCount }) =>
    formatPoints(pointCount),
  ),
};

function formatOne(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  return (
    (formats[name]?.(value) ??
      (isRecord(value)
        ? Object.values(value)
            .filter((part) => part !== null)
            .join(' · ')
        : String(value))) ||
    '—'
  );
}

/**
 * Readable value of a change: labels instead of codes, one line per list item, a dash for none.
 * `field` is the JSON pointer of the changed field.
 */
export function formatValue(field: string, value: unknown): string {
  const name = nameOf(field);
  if (!Array.isArray(value)) return formatOne(name, value);
  return value.length === 0 ? '—' : value.map((one) => formatOne(name, one)).join('\n');
}
