export const eventWords = {
  title: 'Veillée de contes au bord de la Loire',
  description:
    'Trois conteuses, un feu de camp et la Loire qui passe. On s’assoit sur des bottes de paille, on écoute, et l’on repart avec une histoire dans la poche.',
  place: 'La Guinguette',
  picture: 'Les conteuses',
  suspension: 'Cette structure n’existe plus.',
} as const;

export const anyWords = 'fanfare au bord de la Loire, veillée sous les étoiles';

export const passwords = {
  /** Password of the accounts that the attack creates. */
  own: 'une girafe sous la pluie',
  /** Password of the demonstration accounts. */
  demo: 'une visite de demonstration',
  other: 'une autre girafe sous la pluie',
} as const;

/** First names that would carry an address or a long text into a mail. */
export const hostileNames = [
  'Votre colis: https://evil.example',
  'evil.example/colis',
  'a@evil.example',
  'x'.repeat(60),
] as const;
