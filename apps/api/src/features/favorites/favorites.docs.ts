import type { Docs } from '../../platform/openapi/operation-docs.ts';

const afterIds = 'The answer is the list of all ids, last added first.';
const afterThemes = 'The answer is the list of all followed themes.';

export const favoritesDocs: Docs = {
  operations: {
    getFavoritesIds: {
      summary: 'List the ids of the favourite events',
      description: 'Enough to mark the cards of a list. Last added first.',
    },
    getFavoritesDetails: {
      summary: 'List the favourite events as cards',
      description:
        'In three parts: with a date to come, without a date, over. `lon` and `lat` add distances; `dates` keeps events of these days.',
    },
    addToFavorites: {
      summary: 'Add an event to the favourites',
      description: `Adding it again changes nothing. ${afterIds} 409 \`quota_reached\` names the largest number.`,
    },
    removeFromFavorites: {
      summary: 'Remove an event from the favourites',
      description: `Removing it again changes nothing. ${afterIds}`,
    },
    getFavoritesThemeNames: {
      summary: 'List the followed themes',
      description: 'In the order of the vocabulary. New events of these themes come by mail.',
    },
    followTheme: {
      summary: 'Follow a theme',
      description: `Following it again changes nothing. ${afterThemes}`,
      parameters: { theme: ['Slug of the theme to follow.', 'concerts'] },
    },
    unfollowTheme: {
      summary: 'Stop following a theme',
      description: afterThemes,
      parameters: { theme: ['Slug of the followed theme.', 'concerts'] },
    },
    listFavoriteLinks: {
      summary: 'List the links that show the favourites without a session',
      description:
        'At most one of each kind: `calendar` for a calendar program, `share` for other people.',
    },
    createFavoriteLink: {
      summary: 'Create a link to the favourites',
      description: 'Creating it again returns the same link.',
    },
    deleteFavoriteLink: {
      summary: 'Withdraw a link to the favourites',
      description:
        'Its address answers 404 from then on. The answer is the list of the links left.',
    },
    renewFavoriteLink: {
      summary: 'Replace a link to the favourites by a new one',
      description: 'The former address answers 404 from then on.',
    },
    getFavoritesCalendar: {
      summary: 'Read the favourites of a link as iCalendar',
      description:
        'For calendar programs, which read it again and again. Dates to come and those of the last 31 days.',
      answer: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR',
    },
    getSharedFavorites: {
      summary: 'Read the favourites that an account shares',
      description:
        'Without events that were withdrawn. A withdrawn link gets 404 `link_not_found`.',
    },
  },
  parameters: {
    kind: 'Kind of link: `calendar` or `share`.',
  },
  properties: {
    'FavoriteIds.items': ['Ids of events.', ['0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70']],
    'FollowedThemes.items': 'Slugs of themes.',
    'FavoriteLink.kind': 'Kind of link.',
    'FavoriteLink.url': ['Whole address.', 'https://parages.example/favoris/q3fJ7t0aW2m9Zr4s'],
    'Favorites|SharedFavorites.dated': 'Events with a date to come, soonest first.',
    'Favorites|SharedFavorites.undated': ['Events without a date, last added first.', []],
    'Favorites|SharedFavorites.past': ['Events that are over, most recent first.', []],
    'Favorite.distance': [
      'Distance from the place of the query in metres; null without a place.',
      1240,
    ],
    'Favorite.isGone': 'True once it was withdrawn: it has no page any more.',
    'SharedFavorites.firstName': ['First name.', 'Camille'],
  },
};
