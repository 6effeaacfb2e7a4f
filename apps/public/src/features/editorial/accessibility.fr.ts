export const accessibilityFr = {
  kicker: 'Accessibilité',
  title: 'Un site que chacun peut utiliser',
  lead: 'Sortir, c’est pour tout le monde. Trouver où aller aussi.',
  description:
    'Déclaration d’accessibilité de {{name}} : ce qui est fait, ce qui ne l’est pas, et comment nous signaler un problème.',
  state: {
    title: 'État de conformité',
    text: 'Le site est construit d’après le RGAA 4.1 et les WCAG 2.2, niveau AA. Aucun audit complet par un organisme indépendant n’a encore été réalisé : tant qu’il ne l’est pas, la loi nous oblige à dire que le site est non conforme, et nous préférons le dire.',
  },
  done: {
    title: 'Ce qui est fait',
    text: '- Chaque page est vérifiée par un outil automatique (axe) à chaque changement, sur téléphone et sur ordinateur\n- Chercher, choisir une date et ouvrir un événement se font entièrement au clavier\n- Les contrastes du texte sont calculés et testés\n- Les zones à toucher font au moins 44 pixels\n- Les animations s’arrêtent si ton appareil le demande\n- La lecture et les liens fonctionnent sans JavaScript',
  },
  limits: {
    title: 'Ce qui peut encore gêner',
    text: '- Les photos des organisateurs n’ont pas toujours de description\n- Les textes des événements sont écrits par d’autres que nous, parfois en majuscules ou dans une autre langue\n- La carte n’est jamais le seul chemin : la liste dit la même chose',
  },
  contact: {
    title: 'Nous signaler un problème',
    text: 'Dis-nous ce qui bloque et sur quelle page : nous cherchons une solution, ou une autre manière de te donner l’information. Si tu n’obtiens pas de réponse satisfaisante, tu peux t’adresser au Défenseur des droits, sur defenseurdesdroits.fr.',
  },
  write: 'Signaler un problème',
  legal: 'Mentions légales',
} as const;
