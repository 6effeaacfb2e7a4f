/** The demo events that name this organisation are assigned to it. */
export const demoOrganisation = {
  slug: 'le-bruit-des-saules',
  name: 'Le Bruit des Saules',
  email: 'bonjour@saules.parages.example',
  streetAddress: '14 rue du Moulin',
  postalCode: '37000',
  locality: 'Tours',
  siren: '000100016',
  description:
    'Une association inventée, qui programme concerts, balades et veillées au bord de l’eau.',
} as const;
