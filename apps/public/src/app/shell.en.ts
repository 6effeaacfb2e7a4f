import type { Words } from '../lib/i18n.ts';
import type { shellFr } from './shell.fr.ts';

export const shellEn: Words<typeof shellFr> = {
  skip: 'Skip to content',
  homeLabel: '{{name}}, home',
  navigation: 'Main navigation',
  shortcuts: 'Shortcuts',
  publish: 'Publish your event',
  publishShort: 'Publish an event',
  baseline: 'Every idea for going out, just around the corner.',
  about: 'About',
  goOut: 'Going out in',
  pro: 'For organisers',
  follow: 'Follow us',
  copyright: '© 2024–{{year}} {{name}}',
  legal: 'Legal notice',
  privacy: 'Privacy policy',
  home: 'Home',
  map: 'Map',
  themes: 'Themes',
  loading: 'Loading',
  notifications: 'Notifications',
};
