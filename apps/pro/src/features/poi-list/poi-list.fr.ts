import { addTexts } from '../../lib/texts.ts';

/** Texts of the organiser’s event list. */
export const poiListFr = {
  title: 'Événements',
  intro: 'Tout ce que vous publiez, du brouillon à la page en ligne.',
  introReader: 'Les événements de votre organisation, que vous pouvez consulter.',
  emptyReader: 'Aucun événement pour l’instant',
  emptyReaderText:
    'Les événements que votre organisation prépare ou publie apparaîtront ici. Pour en créer, demandez le rôle d’éditeur à l’un de ses propriétaires.',
  add: 'Créer un événement',
  search: 'Rechercher un titre ou une commune',
  status: 'État',
  when: 'Dates',
  dates: { upcoming: 'À venir', past: 'Passés' },
  loading: 'Chargement de vos événements…',
  failed: 'Vos événements n’ont pas pu être chargés',
  failedText: 'Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  more: 'Voir plus',
  found_one: '{{count}} événement',
  found_other: '{{count}} événements',
  empty: 'Votre premier événement vous attend',
  emptyText:
    'Un titre suffit pour commencer\u00a0: le brouillon s’enregistre tout seul, et rien n’est en ligne avant votre accord.',
  noOrganisation: 'Commencez par votre organisation',
  noOrganisationText:
    'Un événement est publié au nom d’une organisation\u00a0: déclarez la vôtre, cela prend deux minutes.',
  addOrganisation: 'Déclarer une organisation',
  nothing: 'Aucun événement ne correspond',
  nothingText: 'Essayez un autre mot, un autre état, ou d’autres dates.',
  clear: 'Effacer les filtres',
  permanent: 'Toute l’année',
  undated: 'Sans date',
  past: 'Passé',
  online: 'En ligne',
  hidden: 'Masqué',
  live: { scheduled: 'Prévu', cancelled: 'Annulé', postponed: 'Reporté', full: 'Complet' },
  revision: 'Nouvelle version\u00a0: {{status}}',
} as const;

export const poiListTexts = addTexts('poiList', poiListFr);
