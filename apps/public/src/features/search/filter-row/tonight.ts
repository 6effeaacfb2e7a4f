import type { Filters } from '../../../lib/search/filters.search-params.ts';

type Evening = Pick<Filters, 'dates' | 'partOfDay'>;

/** The filters of « Ce soir » on a day. */
export const tonightOn = (today: string): Evening => ({
  dates: { start: today, end: today },
  partOfDay: 'evening',
});

export const isTonight = ({ dates, partOfDay }: Evening, today: string): boolean =>
  partOfDay === 'evening' && dates?.start === today && dates.end === today;
