import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { manifestEn } from './manifest.en.ts';
import { manifestFr } from './manifest.fr.ts';

const words: Record<Locale, Record<keyof typeof manifestFr, string>> = {
  fr: manifestFr,
  en: manifestEn,
};
const paper = '#fbf6ee';

const png = (name: string, pixels: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${pixels}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
});

export const appManifest = (name: string, locale: Locale) => ({
  id: '/',
  name,
  short_name: name,
  description: words[locale].description,
  lang: locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: paper,
  background_color: paper,
  categories: ['events', 'lifestyle', 'travel'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    png('icon', 192, 'any'),
    png('icon', 512, 'any'),
    png('maskable', 192, 'maskable'),
    png('maskable', 512, 'maskable'),
  ],
});
