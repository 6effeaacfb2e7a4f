/** The words of the search bar that every page has. */
export const searchBarFr = {
  what: 'Quoi',
  whatPlaceholder: 'Concert, marché, artiste…',
  where: 'Où',
  near: 'près de chez toi',
  on: 'Quand',
  anyDate: 'Toutes les dates',
  submit: 'Chercher',
} as const;
