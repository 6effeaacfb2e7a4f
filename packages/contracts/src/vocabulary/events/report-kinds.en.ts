import type { ReportKind } from './report-kinds.ts';

export const reportKindLabels: Record<ReportKind, string> = {
  'wrong-dates': 'Wrong dates or times',
  'wrong-place': 'Wrong place',
  cancelled: 'The event is cancelled',
  duplicate: 'Duplicate of another event',
  other: 'Something else',
};
