/** The groups of operations, in the order of the documentation. */
export const tags = [
  { name: 'Events', description: 'Published events: lists, searches, pages, files.' },
  { name: 'Feeds', description: 'Lists to subscribe to: calendars, news, maps.' },
  { name: 'Places', description: 'Towns, addresses, regions and the position of a visitor.' },
  {
    name: 'Vocabulary',
    description: 'Themes, options, price modes, limits and their French labels.',
  },
  { name: 'Pictures', description: 'Pictures of events: files, search, upload.' },
  {
    name: 'Account',
    description: 'Profile, password, sessions and data of the signed-in account.',
  },
  { name: 'Favourites', description: 'Favourite events, followed themes, venues and organisers.' },
  { name: 'Saved searches', description: 'Searches that an account keeps and may get by mail.' },
  { name: 'Organisations', description: 'Organisations, their members and invitations.' },
  { name: 'API keys', description: 'Keys by which programs of an organisation call the API.' },
  {
    name: 'Events of organisers',
    description: 'Events of the organisations of the account, from draft to archive.',
  },
  {
    name: 'Imports',
    description: 'Files and followed addresses from which events are taken over.',
  },
  { name: 'Conversations', description: 'Messages between an organisation and the team.' },
  {
    name: 'Campaigns',
    description: 'Paid promotion of an event: draft, payment, report, invoices.',
  },
  { name: 'Statistics', description: 'Visits, favourites and impressions.' },
  { name: 'Feedback', description: 'Messages and reports of visitors.' },
  { name: 'Moderation', description: 'Work of the team: reviews, decisions, accounts, journal.' },
] as const;
