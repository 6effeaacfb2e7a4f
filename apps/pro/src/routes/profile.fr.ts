export const profileFr = {
  title: 'Mon profil',
  hello: 'Bonjour {{name}}',
  email: 'Adresse e-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  none: 'Non renseigné',
  organisations: 'Mes structures',
  noOrganisation: 'Aucune structure pour l’instant.',
  loading: 'Chargement…',
  edit: 'Modifier sur le site public',
} as const;
