/** What the events of the attacked organisations say. */
export const eventWords = {
  title: 'Veillée de contes au bord de la Loire',
  description:
    'Trois conteuses, un feu de camp et la Loire qui passe. On s’assoit sur des bottes de paille, on écoute, et l’on repart avec une histoire dans la poche.',
  refusal: 'Le SIREN indiqué est celui d’une autre structure.',
  suspension: 'Cette structure n’existe plus.',
} as const;
