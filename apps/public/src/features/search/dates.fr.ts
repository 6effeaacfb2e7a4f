import type { DateRangePickerWords } from '@parages/ui/date-range-picker/date-range-picker';
import { formatCount } from '@parages/ui/format/number.fr';

export const datesFr: DateRangePickerWords = {
  presets: 'Quand ?',
  months: 'Changer de mois',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  today: 'aujourd’hui',
  selected: 'choisi',
  first: 'premier jour',
  last: 'dernier jour',
  between: 'dans la période',
  start: 'Du',
  end: 'Au',
  day: 'Date',
  format: 'jj/mm/aaaa',
  none: 'Aucune date choisie',
  one: (day) => `Date choisie : ${day}`,
  started: (day) => `Le ${day}. Choisis le dernier jour si tu en veux plusieurs.`,
  span: (start, end) => `Du ${start} au ${end}`,
  several: (count) => `${count} jours choisis`,
  total: (count) =>
    count === 0 ? 'aucune sortie' : count === 1 ? '1 sortie' : `${formatCount(count)} sorties`,
};
