type FoundPlace = { kind: string; name: string; fullName: string; postalCode: string | null };
export type FoundAddress = {
  streetAddress: string | null;
  postalCode: string | null;
  locality: string | null;
};

/**
 * The fields of an address that the place search has found: "12 Rue Nationale, 37000 Tours" has a
 * street and a commune; a commune has no street.
 */
export function readAddress({ kind, name, fullName, postalCode }: FoundPlace): FoundAddress {
  if (kind !== 'address') return { streetAddress: null, postalCode, locality: name };
  // The last comma: a street may have one, "Rue de l’Église, Bâtiment B".
  const comma = fullName.lastIndexOf(', ');
  if (comma === -1) return { streetAddress: fullName, postalCode, locality: null };
  const town = fullName.slice(comma + 2);
  const locality = postalCode !== null && town.startsWith(postalCode) ? town.slice(5) : town;
  return { streetAddress: fullName.slice(0, comma), postalCode, locality: locality.trim() || null };
}
