import type { PoiTab } from './poi-tabs.ts';

/**
 * Why a moderator refuses an event, and the tab where its organiser corrects it. `AUTRE` requires a
 * written reason.
 */
export const refusalTabs = {
  INCOMPLET: 'dates',
  DOUBLON: 'dates',
  HORS_ZONE: 'place',
  NON_OUVERT_AU_PUBLIC: 'dates',
  PAS_UN_EVENEMENT: 'dates',
  DATES_INCOHERENTES: 'dates',
  IMAGE_DROITS: 'images',
  IMAGE_QUALITE: 'images',
  TEXTE_A_REVOIR: 'dates',
  CONTENU_ILLICITE: 'dates',
  ORGANISATEUR_NON_VERIFIE: 'contacts',
  AUTRE: 'dates',
} as const satisfies Record<string, PoiTab>;

export type RefusalReason = keyof typeof refusalTabs;

export const refusalReasons = Object.keys(refusalTabs) as [RefusalReason, ...RefusalReason[]];
