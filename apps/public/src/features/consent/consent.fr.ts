export const consentFr = {
  title: 'Mesure d’audience',
  text: 'Avec ton accord, {{name}} compte ce qui est consulté et filtré, pour s’améliorer. Rien n’est compté avant ta réponse, et refuser ne change rien au site. Ton choix est gardé 6 mois ; tu peux en changer à tout moment, en bas de chaque page.',
  more: 'En savoir plus',
  refuse: 'Refuser',
  accept: 'Accepter',
  refused: 'Ton choix actuel : refusé.',
  granted: 'Ton choix actuel : accepté.',
} as const;
