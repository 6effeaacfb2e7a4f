import { addTexts } from '../../../lib/texts.ts';

/** Texts about what is not saved, apart from the status in the save bar. */
export const savingFr = {
  title_one: 'Un champ a été modifié ailleurs pendant votre saisie',
  title_other: '{{count}} champs ont été modifiés ailleurs pendant votre saisie',
  text: 'Choisissez ce qu’il faut garder. Le reste de l’événement réunit vos changements et les leurs.',
  typed: 'Votre saisie',
  saved: 'Enregistré entre-temps',
  empty: 'Vide',
  keepMine: 'Garder ma saisie',
  keepTheirs: 'Prendre cette version',
  keepMineOf: 'Garder ma saisie\u00a0: {{field}}',
  keepTheirsOf: 'Prendre cette version\u00a0: {{field}}',
  allMine: 'Garder toutes mes saisies',
  allTheirs: 'Prendre toutes les versions enregistrées',
  merged:
    'Cet événement vient aussi d’être modifié ailleurs\u00a0: ces changements ont été réunis avec les vôtres.',
  closed: 'Cet événement ne peut plus être modifié',
  closedText:
    'Votre saisie dans {{tabs}} reste affichée mais n’est pas enregistrée\u00a0: copiez ce que vous voulez garder.',
  discard: 'Abandonner ma saisie',
  restored: 'Nous avons retrouvé votre saisie du {{time}}',
  restoredText: 'Elle n’était pas encore enregistrée\u00a0: cet appareil l’avait gardée.',
  dropRestored: 'Ne pas la reprendre',
  toFields: 'À corriger',
  toChoice: 'Choisir',
} as const;

export const savingTexts = addTexts('editorSaving', savingFr);
