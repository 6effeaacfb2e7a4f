export const whyFr = {
  kicker: 'Pourquoi {{name}}',
  title: 'Sortir ne devrait pas demander une enquête',
  lead: 'Dis où tu es, jusqu’où tu veux aller et quel jour. {{name}} s’occupe du reste, et ne te demande rien de plus.',
  description:
    'Pourquoi utiliser {{name}} : près, bientôt, gratuit, sans compte obligatoire et sans te suivre à la trace.',
  near: {
    title: 'Près de toi, vraiment',
    text: 'Les distances sont calculées depuis l’endroit que tu choisis, pas depuis la grande ville d’à côté. Un kilomètre pour y aller à pied, cent pour une escapade : c’est toi qui règles.',
  },
  soon: {
    title: 'Au bon moment',
    text: 'Ce soir, demain, ce week-end ou le jour que tu veux. Ce qui est passé disparaît, ce qui est annulé ou complet le dit, et une exposition de six mois ne cache pas le concert de ce soir.',
  },
  fair: {
    title: 'Sans tour de passe-passe',
    text: 'Un événement mis en avant contre paiement porte toujours la mention « Sponsorisé » et reste dans son encart. L’ordre des autres ne s’achète pas : la date, la distance, et c’est tout.',
  },
  quiet: {
    title: 'Sans te suivre',
    text: 'Pas de compte pour chercher. Pas de mesure d’audience sans ton accord. L’appareil ne donne sa position que si tu le demandes.',
  },
  all: {
    title: 'Pour tout le monde',
    text: 'Les options disent ce qui est accessible en fauteuil, gratuit, en plein air, fait pour les enfants ou ouvert aux animaux, et disent aussi quand on ne sait pas. Le site se lit au clavier, avec un lecteur d’écran, et même sans JavaScript.',
  },
  organizers: {
    title: 'Tu organises quelque chose ?',
    text: 'Publier un événement est gratuit. L’espace des organisateurs est à part, avec ses propres outils.',
  },
  story: 'Notre histoire',
  begin: 'Commencer maintenant',
} as const;
