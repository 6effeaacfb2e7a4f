export const consentFr = {
  title: 'Mesure d’audience',
  text: 'Avec ton accord, {{name}} compte ce qui est consulté, pour s’améliorer. Rien n’est compté avant ta réponse. Ton choix est gardé 6 mois et se change en bas de page.',
  more: 'En savoir plus',
  refuse: 'Refuser',
  accept: 'Accepter',
  refused: 'Ton choix actuel : refusé.',
  granted: 'Ton choix actuel : accepté.',
} as const;
