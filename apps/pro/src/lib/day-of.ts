import { formatInstantDay } from '@parages/ui/format/day.fr';

/** "14 juin 2031": day in Paris of an instant of the API. */
export const dayOf = (instant: string): string => formatInstantDay(new Date(instant));
