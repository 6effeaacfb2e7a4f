/** Every authorize page offers these accounts. The domain `.example` receives no mail. */
export const people = [
  {
    key: 'camille',
    firstName: 'Camille',
    lastName: 'Bacassable',
    email: 'camille@bac-a-sable.example',
    isVerified: true,
    note: 'adresse vérifiée',
  },
  {
    key: 'sacha',
    firstName: 'Sacha',
    lastName: 'Bacassable',
    email: 'sacha@bac-a-sable.example',
    isVerified: false,
    note: 'adresse non vérifiée',
  },
  {
    key: 'nour',
    firstName: 'Nour',
    lastName: 'Bacassable',
    email: null,
    isVerified: false,
    note: 'sans adresse e-mail',
  },
] as const;
