import type { unsubscribeFr } from './unsubscribe.fr.ts';

export const unsubscribeEn: typeof unsubscribeFr = {
  ask: {
    digest: 'Stop getting the weekend letter?',
    reminder: 'Stop getting a reminder the day before your favourites?',
    'follow-news': 'Stop getting what is new in what you follow?',
    'search-news': 'Stop getting what is new in your searches?',
    'service-news': 'Stop getting news of the service?',
  },
  askSearch: 'Stop getting what is new in this search?',
  explain: 'Other mails stay as they are. You can change your mind in your profile.',
  confirm: 'Stop getting these mails',
  doneTitle: 'Done',
  done: {
    digest: 'You will not get the weekend letter any more.',
    reminder: 'You will not get reminders the day before your favourites any more.',
    'follow-news': 'You will not get what is new in what you follow any more.',
    'search-news': 'You will not get what is new in your searches any more.',
    'service-news': 'You will not get news of the service any more.',
  },
  doneSearch: 'You will not get what is new in this search any more.',
  settings: 'Choose what I get',
  unknownTitle: 'This link no longer works',
  unknown: 'Its account was deleted, or the link is incomplete.',
  home: 'Back to the home page',
};
