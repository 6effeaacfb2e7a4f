export const welcomeFr = {
  pageTitle: 'Espace organisateurs · Parages',
  kicker: 'Espace organisateurs',
  title: 'Votre espace arrive',
  text: 'Bientôt, vous publierez ici vos événements, gratuitement, et vous les ferez connaître tout autour de chez vous.',
  signUp: 'Créer mon compte',
  signIn: 'Se connecter',
  enter: 'Entrer dans mon espace',
  back: 'Revenir au site public',
} as const;
