import type { DateRangePickerWords } from '../date-range-picker/date-range-picker.tsx';

/** French texts of a date picker, for tests. */
export const pickerFr: DateRangePickerWords = {
  presets: 'Raccourcis',
  months: 'Mois',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  today: 'aujourd’hui',
  selected: 'choisi',
  first: 'premier jour',
  last: 'dernier jour',
  between: 'dans la période',
  total: (count) => `${count} sorties`,
  start: 'Du',
  end: 'Au',
  day: 'Date',
  format: 'jj/mm/aaaa',
  none: 'Aucune date',
  one: (day) => day,
  started: (day) => `Depuis le ${day}`,
  span: (start, end) => `Du ${start} au ${end}`,
  several: (count) => `${count} jours`,
};
