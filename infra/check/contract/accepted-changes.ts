/** Breaking changes since the last release, each with its reason. A release empties the list. */
export const acceptedChanges: Readonly<Record<string, string>> = {
  'PoiCard.distance: may be absent now':
    'Lists of the whole country have no place from which to measure.',
  'RecommendedCard.distance: may be absent now':
    'Lists of the whole country have no place from which to measure.',
};
