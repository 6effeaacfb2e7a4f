import type { Words } from '../../lib/i18n/i18n.ts';
import type { categoryFr } from './category.fr.ts';

export const categoryEn: Words<typeof categoryFr> = {
  titles: {
    theme: '{{theme}} near you · {{name}}',
    themeTown: '{{theme}} {{atTown}} and around · {{name}}',
    themeCountry: '{{theme}} all over France · {{name}}',
    themeArea: '{{theme}} in the area of the map · {{name}}',
    townTime: 'What’s on {{atTown}} {{time}}? Events and ideas · {{name}}',
    themeTownTime: '{{theme}} {{atTown}} {{time}} · {{name}}',
    all: 'All events near you · {{name}}',
    allTown: 'All events {{atTown}} · {{name}}',
    allCountry: 'All events all over France · {{name}}',
    allArea: 'All events in the area of the map · {{name}}',
    text: 'Search: {{text}} near you · {{name}}',
    textTown: 'Search: {{text}} {{atTown}} · {{name}}',
    textCountry: 'Search: {{text}} all over France · {{name}}',
    textArea: 'Search: {{text}} in the area of the map · {{name}}',
  },
  descriptions: {
    theme: '{{theme}}: dates, places and prices, sorted by day and by distance around you.',
    themeTown:
      '{{theme}} {{atTown}} and around: dates, places and prices, sorted by day and by distance.',
    themeCountry: '{{theme}} all over France: dates, places and prices, sorted by day.',
    themeArea: '{{theme}} in the area of the map: dates, places and prices, sorted by day.',
    townTime:
      'Everything on {{atTown}} and around {{time}} ({{days}}), with times, places and prices.',
    themeTownTime: '{{theme}} {{atTown}} and around {{time}} ({{days}}): times, places and prices.',
    all: 'All events around you: dates, places and prices, sorted by day and by distance.',
    allTown:
      'All events {{atTown}} and around: dates, places and prices, sorted by day and by distance.',
    allCountry: 'All events all over France: dates, places and prices, sorted by day.',
    allArea: 'All events in the area of the map: dates, places and prices, sorted by day.',
    text: 'Events found for {{text}} around you: dates, places and prices.',
    textTown: 'Events found for {{text}} {{atTown}} and around: dates, places and prices.',
    textCountry: 'Events found for {{text}} all over France: dates, places and prices.',
    textArea: 'Events found for {{text}} in the area of the map: dates, places and prices.',
  },
  times: { today: 'today', tomorrow: 'tomorrow', nextWeekend: 'this weekend' },
  everything: 'Things to do',
  intro: '{{theme}} {{atTown}} and around, {{time}}: {{days}}.',
  leadTown: '{{theme}} in',
  lead: '{{theme}},',
  leadAllTown: 'All events in',
  leadAll: 'All events',
  leadTextTown: 'Search: {{text}} in',
  leadText: 'Search: {{text}}',
  allThemes: 'All',
  themes: 'Themes',
  map: 'On the map',
};
