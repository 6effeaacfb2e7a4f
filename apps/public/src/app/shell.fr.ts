export const shellFr = {
  skip: 'Aller au contenu',
  loading: 'Chargement',
  notifications: 'Notifications',
} as const;
