import type { Words } from '../lib/i18n/i18n.ts';
import type { errorFr } from './error.fr.ts';

export const errorEn: Words<typeof errorFr> = {
  title: 'Something went wrong',
  common_error_happened: 'Something went wrong',
  text: 'It is on our side: please try again in a moment.',
  unavailable: 'The service is not available right now',
  unreachable: 'No network',
  unreachable_text: 'This page is not saved on your device: reconnect to see it.',
  page_not_found: 'This page does not exist',
  page_not_found_text: 'The address may be misspelt, or the page may have moved.',
  poi_not_found: 'This event does not exist',
  organiser_not_found: 'This organiser does not exist',
  venue_not_found: 'This venue does not exist',
  poi_gone: 'This event was taken down',
  poi_gone_text: 'Its organiser took it off the site. There is plenty more to do nearby.',
  page_lost: 'This page did not load',
  page_lost_text: 'Check your connection, then try again.',
  kept: 'See the pages saved on this device',
  home: 'Back to the home page',
  retry: 'Try again',
  link_not_found: 'This list is no longer shared',
  link_not_found_text: 'Its link was changed or deleted by the person who shared it.',
};
