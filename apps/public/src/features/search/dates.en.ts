import type { DateRangePickerWords } from '@parages/ui/date-range-picker/date-range-picker';
import { formatCount } from '@parages/ui/format/number.en';

export const datesEn: DateRangePickerWords = {
  presets: 'When?',
  months: 'Change month',
  previous: 'Previous month',
  next: 'Next month',
  today: 'today',
  selected: 'chosen',
  first: 'first day',
  last: 'last day',
  between: 'within the dates',
  start: 'From',
  end: 'To',
  day: 'Date',
  format: 'dd/mm/yyyy',
  none: 'No date chosen',
  one: (day) => `Date chosen: ${day}`,
  started: (day) => `${day}. Choose the last day if you want several.`,
  span: (start, end) => `From ${start} to ${end}`,
  several: (count) => `${count} days chosen`,
  total: (count) =>
    count === 0 ? 'no event' : count === 1 ? '1 event' : `${formatCount(count)} events`,
};
