export const accountFr = {
  inbox: 'Installation d’essai : aucun message ne part vraiment.',
  openInbox: 'Lire les messages du bac à sable',
  titles: {
    login: 'Se connecter',
    signup: 'Créer un compte',
    waitroom: 'Validez votre adresse email',
    verify: 'Validation de l’adresse',
    welcome: 'Bienvenue',
    forgot: 'Mot de passe oublié',
    reset: 'Nouveau mot de passe',
    callback: 'Connexion',
  },
} as const;
