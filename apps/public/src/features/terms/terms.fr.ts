export const termsFr = {
  title: 'Avant de commencer',
  body: 'En continuant, tu acceptes nos mentions légales et notre politique de confidentialité. En deux mots : pas de compte obligatoire, pas de mesure d’audience sans ton accord, et ton appareil ne donne sa position que si tu le demandes.',
  ok: 'OK',
  welcome: 'Bienvenue dans les parages',
  subtitle:
    'Concerts, marchés, balades, expos : ce qui se passe près de toi, par lieu, par distance et par date.',
  start: 'C’est parti',
  consent: 'En continuant, tu acceptes ce qui suit :',
  legal: 'Mentions légales',
  privacy: 'Politique de confidentialité',
} as const;
