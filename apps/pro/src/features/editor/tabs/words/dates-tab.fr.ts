import { addTexts } from '../../../../lib/texts.ts';

/** Texts of the tab of dates, which load with it. */
export const datesTabFr = {
  label: 'Titre',
  labelHint: 'Court et concret\u00a0: ce que l’on vient voir, et avec qui.',
  description: 'Description',
  descriptionHint: 'Ce qui se passe, pour qui, et ce qu’il faut prévoir.',
  isPermanent: 'C’est un lieu ou un parcours ouvert toute l’année, sans dates',
  periods: 'Dates et horaires',
  add: 'Ajouter une date',
  recurrent: 'Plusieurs dates…',
  startDate: 'Du',
  endDate: 'au',
  startTime: 'de',
  endTime: 'à',
  period: 'Date {{number}}',
  remove: 'Retirer la date {{number}}',
  edit: 'Modifier la date {{number}}',
  midnight: 'Finit le lendemain\u00a0: la soirée reste affichée à son premier jour.',
  count_one: '{{count}} date',
  count_other: '{{count}} dates',
} as const;

export const datesTabTexts = addTexts('editorTabs', { dates: datesTabFr });
