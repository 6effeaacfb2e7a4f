export const accountFr = {
  inbox: 'Installation d’essai : aucun message ne part vraiment.',
  openInbox: 'Lire les messages du bac à sable',
  loading: 'Un instant…',
  retry: 'Réessayer',
  unavailable: 'Le service ne répond pas : réessaie dans un instant.',
  unverified: 'On a écrit à {{email}} : ouvre le lien du message pour profiter de tout.',
  signOut: 'Se déconnecter',
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
