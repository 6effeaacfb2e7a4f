import { Calendar, type CalendarProps } from '@parages/ui/date-range-picker/calendar';
import { say } from '../words.ts';

const calendarWords = {
  months: say('period.months'),
  previous: say('period.previous'),
  next: say('period.next'),
  today: say('period.today'),
  selected: say('period.selected'),
  first: say('period.firstDay'),
  last: say('period.lastDay'),
  between: say('period.between'),
  taken: say('period.taken'),
};

type PeriodCalendarProps = Pick<
  CalendarProps,
  'onPick' | 'focused' | 'onFocus' | 'today' | 'bounds'
> & {
  /** First and last day of the campaign. */
  days: [string, string];
  taken: NonNullable<CalendarProps['taken']>;
};

export const PeriodCalendar = ({ days, ...calendar }: PeriodCalendarProps) => (
  <Calendar mode="range" value={days} locale="fr" words={calendarWords} {...calendar} />
);
