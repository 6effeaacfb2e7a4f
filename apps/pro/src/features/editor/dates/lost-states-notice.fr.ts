import { addTexts } from '../../../lib/texts.ts';

export const lostStatesFr = {
  title_one: 'La situation d’une date ne sera plus affichée',
  title_other: 'La situation de {{count}} dates ne sera plus affichée',
  text_one: 'Cette date a une situation affichée, et n’est plus dans la liste\u00a0:',
  text_other: 'Ces dates ont une situation affichée, et ne sont plus dans la liste\u00a0:',
  moved: 'Déplacé',
  hint: 'Pour changer le jour ou l’heure d’une date, remettez-la, puis choisissez «\u00a0Changer la situation affichée\u00a0» dans «\u00a0Autres actions\u00a0»\u00a0: les visiteurs verront le changement.',
} as const;

export const lostStatesTexts = addTexts('editorLostStates', lostStatesFr);
