export const storyFr = {
  kicker: 'Notre histoire',
  title: 'Ce qui se passe au coin de la rue mérite d’être su',
  lead: 'Un concert dans une grange, une brocante sur un quai, un conte dans une médiathèque : la plupart de ces moments tiennent à quelques kilomètres de chez nous, et on les apprend le lendemain.',
  description:
    'D’où vient {{name}} : l’envie de savoir ce qui se passe dans les parages avant que ce soit fini.',
  start: {
    title: 'Une question toute simple',
    text: 'Tout part d’une question que chacun pose un vendredi soir : « qu’est-ce qu’on fait ce week-end ? ». Les réponses existent. Elles sont sur une affiche, dans un bulletin municipal, sur la page d’une association, dans l’agenda d’un office de tourisme. Elles ne sont presque jamais au même endroit.\n\n{{name}} les rassemble et les range comme on les cherche : par lieu, par distance et par date. « Dans les parages », c’est une vieille façon de dire « pas loin ». C’est aussi tout le programme.',
  },
  sources: {
    title: 'Des données ouvertes, des gens qui organisent',
    text: 'Une partie des événements vient de données publiques ouvertes, comme DATAtourisme et OpenAgenda. L’autre vient des organisateurs eux-mêmes : ils publient gratuitement, et chaque page dit d’où vient l’information et quand elle a été mise à jour.\n\nUne ferme, une compagnie de théâtre ou une mairie y ont la même place qu’une grande salle.',
  },
  towns: {
    title: 'De la Loire à chez toi',
    text: 'Nos cinq premières villes sont Tours, Le Mans, Orléans, Angers et Poitiers. Mais la recherche connaît toutes les communes de France : si quelque chose se passe près de la tienne, tu le verras.',
  },
  you: {
    title: 'Et la suite ?',
    text: 'Elle s’écrit avec ceux qui s’en servent. Une date fausse, une idée, un agacement : au bas de chaque page, un lien nous apporte ton avis, avec la page dont tu parles.',
  },
  why: 'Pourquoi {{name}}',
  begin: 'Commencer maintenant',
} as const;
