const labels: Readonly<Record<string, string>> = {
  label: 'Titre',
  description: 'Description',
  periods: 'Dates et horaires',
  isPermanent: 'Ouvert toute l’année',
  allowedPerson: 'Nombre de places',
  name: 'Nom du lieu',
  streetAddress: 'Adresse',
  postalCode: 'Code postal',
  locality: 'Commune',
  position: 'Position',
  themes: 'Catégories',
  tags: 'Tags',
  features: 'Services et équipements',
  options: 'Options',
  knownOptions: 'Options renseignées',
  isFree: 'Gratuit',
  prices: 'Tarifs',
  images: 'Images',
  contacts: 'Contacts',
  tour: 'Parcours',
  trace: 'Tracé',
  order: 'Ordre',
  organisation: 'Organisation',
};

/** What a field is called, from its JSON pointer. */
export function fieldLabel(field: string): string {
  const parts = field.split('/').filter((part) => part !== '');
  return labels[parts.at(-1) ?? ''] ?? parts.at(-1) ?? field;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a change, as somebody reads it: lists by lines, yes and no, nothing as a dash. */
export function tellValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(tellValue).join('\n');
  if (!isRecord(value)) return String(value);
  const told = Object.entries(value).filter(
    ([name, part]) => name !== 'id' && part !== null && part !== '' && !(Array.isArray(part) && part.length === 0),
  );
  return told.map(([, part]) => tellValue(part).replaceAll('\n', ', ')).join(' · ') || '—';
}
