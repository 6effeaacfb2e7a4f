import { addTexts } from '../../lib/texts.ts';

export const landingFr = {
  pageTitle: 'Espace organisateurs · {{name}}',
  kicker: 'Espace organisateurs',
  title: 'Remplissez la salle, pas les formulaires',
  subtitle: 'Publiez vos événements là où les gens cherchent une sortie\u00a0: à côté de chez eux.',
  description:
    '{{name}} montre à chacun ce qui se passe dans les parages, ce soir, demain ou ce week-end. Vous déclarez votre organisation une fois, puis vous publiez autant d’événements que vous voulez.',
  start: 'Publier mes événements',
  enter: 'Entrer dans mon espace',
  signIn: 'J’ai déjà un compte',
  terms: {
    title: 'Ce qu’il faut savoir avant de commencer',
    cost: {
      term: 'Coût',
      value: '0\u00a0€',
      text: 'Publier est gratuit, sans limite de nombre. Seules les mises en avant se paient, et rien ne vous y oblige.',
    },
    delay: {
      term: 'Délai',
      value: '2\u00a0jours',
      text: 'C’est, d’ordinaire, ce qu’il faut à notre équipe pour valider une organisation. Vos brouillons n’attendent pas.',
    },
    need: {
      term: 'À préparer',
      value: '9\u00a0chiffres',
      text: 'Votre numéro SIREN\u00a0: le registre national remplit le reste. Une association sans SIREN donne son numéro RNA.',
    },
  },
  poster: {
    label: 'Trois affiches d’événements inventés',
    one: { date: 'sam. 14 juin · 20\u00a0h\u00a030', title: 'Bal sur les quais', place: 'Orléans' },
    two: { date: 'Jusqu’au 30 août', title: 'Les mains de la terre', place: 'Angers' },
    three: { date: 'dim. 15 juin · 10\u00a0h', title: 'Marché des potagers', place: 'Tours' },
  },
  benefits: {
    title: 'Ce que vous y gagnez',
    near: {
      title: 'Un public qui peut venir',
      text: 'Chaque visiteur voit d’abord ce qui est à sa portée, à la date qu’il a choisie.',
    },
    fair: {
      title: 'Une place pour chacun',
      text: 'Le concert de ce soir n’est jamais noyé sous l’exposition de six mois. L’ordre ne s’achète pas.',
    },
    care: {
      title: 'Une vérification humaine',
      text: 'Une personne lit votre événement. Si quelque chose manque, elle vous dit quoi, et où.',
    },
    everywhere: {
      title: 'Une page qui circule',
      text: 'Agenda, partage, moteurs de recherche\u00a0: votre page a tout ce qu’il faut pour être trouvée.',
    },
  },
  features: {
    title: 'Comment ça marche',
    repeat: {
      title: 'Des dates écrites une fois',
      text: 'Tous les mardis, un samedi sur deux, du 3 au 26\u00a0: dites la règle, la liste s’écrit, vous retirez les exceptions.',
      days: 'lun. mar. mer. jeu. ven. sam. dim.',
      sum: '12 dates, du 3 mars au 26 mai',
    },
    review: {
      title: 'Vous savez où vous en êtes',
      text: 'Brouillon, vérification, en ligne\u00a0: l’état est toujours affiché, et la version publiée le reste pendant que vous la retouchez.',
      steps: { draft: 'Brouillon', review: 'En vérification', online: 'En ligne' },
    },
    live: {
      title: 'Un imprévu\u00a0? Un clic',
      text: 'Annulé, reporté, complet\u00a0: c’est affiché partout aussitôt, et ceux qui avaient gardé l’événement sont prévenus.',
      states: { full: 'Complet', postponed: 'Reporté', cancelled: 'Annulé' },
    },
    team: {
      title: 'À plusieurs, sans partager de mot de passe',
      text: 'Invitez vos collègues\u00a0: propriétaires, éditeurs ou lecteurs. Une seule personne peut aussi suivre plusieurs organisations.',
      people: { owner: 'Camille, propriétaire', editor: 'Sacha, éditeur', reader: 'Nour, lecteur' },
    },
  },
  faq: {
    title: 'Questions fréquentes',
    free: {
      question: 'Est-ce vraiment gratuit\u00a0?',
      answer:
        'Oui\u00a0: l’inscription, la publication et les modifications ne coûtent rien, quel que soit le nombre d’événements. Vous pouvez payer une mise en avant, toujours signalée aux visiteurs comme sponsorisée.',
    },
    who: {
      question: 'Qui peut publier\u00a0?',
      answer:
        'Les associations, les entreprises, les collectivités et les indépendants qui ont un numéro SIREN, pour des événements et des activités ouverts au public en France métropolitaine. Une association qui n’en a pas donne son numéro RNA.',
    },
    when: {
      question: 'Quand mon événement sera-t-il en ligne\u00a0?',
      answer:
        'Votre organisation est validée d’ordinaire sous deux jours ouvrés, et vous préparez vos événements pendant ce temps. Chaque événement est ensuite vérifié\u00a0: il paraît dès qu’il est accepté, ou quand vous le décidez.',
    },
  },
  last: {
    title: 'Votre prochain événement mérite du monde',
    text: 'Dix minutes suffisent pour le premier brouillon.',
  },
} as const;

export const landingTexts = addTexts('landing', landingFr);
