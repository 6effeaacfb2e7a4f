export const words = {
  title: (provider: string) => `Se connecter avec ${provider}`,
  intro: (provider: string) =>
    `Ceci n’est pas ${provider}\u00a0: choisissez un compte inventé, ou inventez le vôtre. Aucun mot de passe n’est demandé.`,
  whoAsks: (where: string) => `Retour vers ${where}`,
  people: 'Comptes inventés',
  own: 'Un autre compte',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail (vide\u00a0: le compte n’en donne pas)',
  isVerified: 'L’adresse est vérifiée par le fournisseur',
  hideEmail: 'Masquer mon adresse (relais d’Apple)',
  goOn: 'Continuer',
  refuse: 'Refuser',
  refused: 'Demande refusée',
  why: (fault: string) => `La demande ne peut pas être traitée\u00a0: ${fault}`,
  noAccount: 'Choisissez un compte, ou tapez au moins un prénom ou une adresse valable.',
  sendingBack: 'Retour au site…',
};
