export const dayAndTimeFr = {
  dayExample: 'jj/mm/aaaa',
  dayWrong: 'Écrivez une date comme 14/07/2027',
  dayPick: 'Choisir dans un calendrier',
  timeExample: '20:30',
  timeWrong: 'Écrivez une heure comme 20:30',
} as const;
