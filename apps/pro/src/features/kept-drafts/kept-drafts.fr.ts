import { addTexts } from '../../lib/texts.ts';

/** Texts of the offer to take up again what this device keeps unsaved. */
export const keptDraftsFr = {
  title: 'Saisies à reprendre',
  resumeOf: 'Reprendre la saisie de «\u00a0{{title}}\u00a0»',
  resumeMessage: 'Reprendre votre message au sujet de «\u00a0{{title}}\u00a0»',
  resumeNew: 'Reprendre la saisie d’un nouvel événement',
  resumePicture: 'Reprendre la description d’une image',
  resumeUntitled: 'Reprendre la saisie d’un événement',
  text: 'Elle date du {{time}} et n’est pas encore enregistrée\u00a0: cet appareil l’a gardée.',
  resume: 'Reprendre',
  drop: 'Abandonner',
  dropped: 'Saisie abandonnée',
  undo: 'La garder',
  kept: 'Cet appareil garde toujours votre saisie',
  full: 'Cette saisie n’a pas pu être gardée',
} as const;

export const keptDraftsTexts = addTexts('keptDrafts', keptDraftsFr);
