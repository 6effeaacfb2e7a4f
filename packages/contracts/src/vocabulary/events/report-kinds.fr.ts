import type { ReportKind } from './report-kinds.ts';

export const reportKindLabels: Record<ReportKind, string> = {
  'wrong-dates': 'Dates ou horaires faux',
  'wrong-place': 'Lieu faux',
  cancelled: 'Événement annulé',
  duplicate: 'Doublon d’un autre événement',
  other: 'Autre chose',
};
