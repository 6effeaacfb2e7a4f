import { addTexts } from '../../../../lib/texts.ts';
import type { DateQuestion } from '../../dates/date-questions.ts';

/** What the editor asks beside a date, loaded after the tab. */
export const dateQuestionsFr = {
  note: 'Précision sur cette date',
  noteHint: 'Par exemple «\u00a0version surtitrée\u00a0». Visible à côté de la date.',
  far: 'Est-ce bien la bonne année\u00a0?',
  long: 'Plus de 500 jours d’affilée\u00a0: est-ce ouvert tout ce temps\u00a0?',
  night: 'Est-ce bien en pleine nuit\u00a0?',
  midnight: 'Si l’heure n’est pas connue, laissez-la vide.',
  'whole-day': 'Pour toute la journée, laissez les heures vides.',
  reversed: 'Les heures sont-elles dans le bon ordre\u00a0?',
} as const satisfies Record<DateQuestion | 'note' | 'noteHint', string>;

export const dateQuestionsTexts = addTexts('editorDateQuestions', dateQuestionsFr);
