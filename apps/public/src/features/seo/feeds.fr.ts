export const feedsFr = {
  title: 'S’abonner',
  calendar: 'Par calendrier (Apple, Outlook)',
  google: 'Par Google Agenda',
  rss: 'Par flux RSS',
} as const;
