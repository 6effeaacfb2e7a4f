import { addTexts, textsOf } from '../../../lib/texts.ts';

/** Texts of the history and the statistics of an event. */
export const insightFr = {
  loading: 'Chargement…',
  failed: 'Cela n’a pas pu être chargé.',
  retry: 'Réessayer',
  history: {
    title: 'Historique',
    none: 'Rien ne s’est encore passé.',
    more: 'Voir plus ancien',
    me: 'Vous',
    moderator: 'Un modérateur',
    organiser: 'Un ancien membre',
    import: 'L’import',
    system: 'Automatique',
    changed: 'Modifié\u00a0: {{tabs}}',
    other: 'Autre changement',
    note: 'Note entre modérateurs',
    actions: {
      created: 'Création du brouillon',
      duplicated: 'Création par copie',
      saved: 'Enregistrement',
      submitted: 'Demande de publication',
      'submission-withdrawn': 'Demande de publication retirée',
      accepted: 'Acceptation',
      refused: 'Refus',
      published: 'Mise en ligne',
      revised: 'Nouvelle version en préparation',
      discarded: 'Abandon de la version en préparation',
      archived: 'Archivage',
      withdrawn: 'Retrait\u00a0: ce n’est pas une sortie',
      restored: 'Remise en ligne',
      merged: 'Fusion avec un autre événement',
      unmerged: 'Fusion annulée',
      reassigned: 'Changement d’organisation',
      undone: 'Décision annulée',
      disabled: 'Masqué aux visiteurs',
      enabled: 'De nouveau visible',
      'place-confirmed': 'Lieu confirmé',
      'live-state': 'Situation affichée modifiée',
      'date-state': 'Situation d’une date modifiée',
    },
  },
  statistics: {
    title: 'Fréquentation',
    intro: 'Les robots ne sont pas comptés.',
    period: 'Période',
    periods: {
      '7': 'Sept derniers jours',
      '30': 'Trente derniers jours',
      '90': 'Trois derniers mois',
      '365': 'Douze derniers mois',
    },
    download: 'Télécharger (CSV)',
    file: 'frequentation-du-{{from}}-au-{{to}}.csv',
    views: 'Vues de la page',
    favorites: 'Ajouts aux favoris',
    clicks: 'Clics vers vos contacts',
    table: 'Voir les chiffres par jour',
    day: 'Jour',
    count: 'Nombre',
  },
} as const;

export const insightTexts = addTexts('insight', insightFr);
export const say = textsOf(insightTexts);
/** Whether an action of the history has a text. */
export const hasActionText = (action: string): action is keyof typeof insightFr.history.actions =>
  Object.hasOwn(insightFr.history.actions, action);
