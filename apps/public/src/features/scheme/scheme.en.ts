import type { Words } from '../../lib/i18n/i18n.ts';
import type { schemeFr } from './scheme.fr.ts';

export const schemeEn: Words<typeof schemeFr> = {
  title: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};
