import { addTexts, textsOf } from '../../lib/texts.ts';

/** Texts of the queue of possible duplicates. */
export const duplicatesFr = {
  title: 'Doublons possibles',
  intro:
    'Deux sources ou deux organisations semblent annoncer la même sortie. Fusionnez-les, ou dites que ce sont deux sorties\u00a0: elles ne seront plus proposées, sauf si leur titre ou leur lieu change.',
  back: 'Événements à vérifier',
  list: 'Doublons à départager',
  loading: 'Chargement…',
  failed: 'La liste n’a pas pu être chargée.',
  retry: 'Réessayer',
  empty: 'Aucun doublon à départager',
  emptyText: 'Les événements nouveaux ou modifiés sont comparés aux autres au fil de l’eau.',
  more: 'Voir les suivants',
  pair: '«\u00a0{{one}}\u00a0» et «\u00a0{{other}}\u00a0»',
  reasons: 'Ce qui les rapproche',
  sameDay: 'Même jour\u00a0: {{day}}',
  permanent: 'Tous deux permanents',
  samePlace: 'Même endroit',
  distance: 'À {{metres}}',
  sameTitle: 'Même titre',
  closeTitle: 'Titres proches à {{percent}}\u00a0%',
  waits: 'Proposé il y a {{delay}}',
  choose: 'Lequel garder\u00a0?',
  filled: 'Mieux renseigné',
  open: 'Voir la page',
  openOf: 'Voir la page de «\u00a0{{title}}\u00a0»',
  noDescription: 'Sans description',
  withoutOrganisation: 'Sans organisation',
  origins: { editor: 'Saisi à la main', file: 'Fichier ou agenda suivi', feed: 'Flux importé' },
  favorites_one: '{{count}} favori',
  favorites_other: '{{count}} favoris',
  favorites_many: '{{count}} favoris',
  merge: 'Fusionner',
  mergeOf: 'Fusionner «\u00a0{{one}}\u00a0» et «\u00a0{{other}}\u00a0»',
  distinct: 'Ce sont deux sorties',
  distinctOf: 'Ce sont deux sorties\u00a0: «\u00a0{{one}}\u00a0» et «\u00a0{{other}}\u00a0»',
  own: 'L’un des deux est de votre organisation\u00a0: quelqu’un d’autre doit en décider.',
  merged: 'Les deux événements n’en font plus qu’un.',
  unmerged: 'Les deux événements sont de nouveau séparés.',
  parted: 'Ces deux sorties ne seront plus proposées, sauf si leur titre ou leur lieu change.',
  unparted: 'La paire est de nouveau proposée.',
  undo: 'Annuler',
  recent: 'Fusions récentes',
  recentText:
    'Une fusion s’annule à tout moment\u00a0: l’adresse et le suivi de la source sont rétablis, et pendant un an les favoris.',
  mergeLine: '«\u00a0{{label}}\u00a0» réuni avec',
  mergedOn: 'Le {{day}}',
  automatic: 'Fusion automatique\u00a0: même identifiant chez le même fournisseur',
  undoOf: 'Annuler la fusion de «\u00a0{{label}}\u00a0»',
  recentMore: 'Voir les fusions plus anciennes',
  problems: {
    poi_promoted:
      'Une campagne met cet événement en avant\u00a0: gardez-le, ou faites arrêter la campagne.',
    poi_version_stale:
      'L’événement vient d’être modifié\u00a0: relisez la paire, puis recommencez.',
    poi_not_found:
      'L’un des deux n’est plus en ligne\u00a0: la paire a peut-être déjà été traitée.',
    poi_decision_final: 'Cette fusion ne peut plus être annulée.',
    poi_own: 'L’un des deux est de votre organisation\u00a0: quelqu’un d’autre doit en décider.',
    sign_in_too_old:
      'Votre connexion est trop ancienne pour cela\u00a0: connectez-vous de nouveau, puis recommencez.',
    other: 'Le service ne répond pas. Réessayez dans un instant.',
  },
} as const;

export const duplicatesTexts = addTexts('duplicates', duplicatesFr);
export const say = textsOf(duplicatesTexts);
