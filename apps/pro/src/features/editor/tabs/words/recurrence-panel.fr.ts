import { addTexts, textsOf } from '../../../../lib/texts.ts';

/** Texts of the panel of repeated dates, which load with it. */
export const recurrenceFr = {
  title: 'Plusieurs dates',
  close: 'Fermer',
  repetition: 'Se répète',
  once: 'Une fois',
  daily: 'Tous les jours',
  weekly: 'Chaque semaine, ou une semaine sur deux',
  monthly: 'Chaque mois, à la même date',
  monthlyWeekDay: 'Chaque mois, le même jour de la semaine',
  everyWeeks: 'Rythme',
  weeks: {
    '1': 'Toutes les semaines',
    '2': 'Une semaine sur deux',
    '3': 'Une semaine sur trois',
    '4': 'Une semaine sur quatre',
  },
  ordinalsLabel: 'Lequel du mois',
  ordinals: {
    first: '1er',
    second: '2e',
    third: '3e',
    fourth: '4e',
    last: 'dernier',
  },
  firstDay: 'À partir du',
  lastDay: 'Jusqu’au',
  weekDays: 'Jours',
  days: {
    monday: 'lun.',
    tuesday: 'mar.',
    wednesday: 'mer.',
    thursday: 'jeu.',
    friday: 'ven.',
    saturday: 'sam.',
    sunday: 'dim.',
  },
  startTime: 'De',
  endTime: 'À',
  moreStartTime: 'De, horaire {{number}}',
  moreEndTime: 'À, horaire {{number}}',
  addHours: 'Ajouter un horaire le même jour',
  removeHours: 'Retirer l’horaire {{number}}',
  schoolHolidays: 'Vacances scolaires',
  withHolidays: 'Avec les dates des vacances scolaires',
  withoutZone: 'Sauf pendant les vacances de la zone {{zone}}',
  withoutOwnZone: 'Sauf pendant les vacances de la zone {{zone}}, celle de la commune',
  knownUntil:
    'Calendrier du ministère de l’Éducation nationale, connu jusqu’au {{day}}\u00a0: les dates suivantes sont toutes gardées.',
  noZone:
    'La commune n’est dans aucune des trois zones, et nous n’avons pas son calendrier scolaire\u00a0: choisissez une zone seulement si elle convient.',
  withoutPublicHolidays: 'Sauf les jours fériés',
  leftOut_one: 'Une date est laissée de côté.',
  leftOut_other: '{{count}} dates sont laissées de côté.',
  none: 'Aucune date avec ces réglages.',
  one: '1 date\u00a0: le {{first}}.',
  many: '{{count}} dates du {{first}} au {{last}}.',
  add_one: 'Ajouter cette date',
  add_other: 'Ajouter ces {{count}} dates',
} as const;

export const recurrenceTexts = addTexts('editorTabs', { recurrence: recurrenceFr });
export const say = textsOf(recurrenceTexts);
