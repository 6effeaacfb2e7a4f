import { type DatePreset, datePresets } from '@parages/contracts/vocabulary/dates/date-presets';
import { landingTimes } from '@parages/contracts/vocabulary/dates/landing-times';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

/** An address of the site and the day or instant of its last change, ISO 8601. */
export type SitemapEntry = { path: string; updatedAt?: string };

/** How many events a town has, for one moment or (`null`) from now on. */
export type TownCount = {
  townSlug: string;
  preset: DatePreset | null;
  total: number;
  themes: Record<Theme, number>;
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

function document(
  root: 'urlset' | 'sitemapindex',
  item: 'url' | 'sitemap',
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const items = entries.map(
    ({ path, updatedAt }) =>
      `<${item}><loc>${escaped(origin + path)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</${item}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`;
}

/** A list of pages, as sitemaps.org writes it. */
export const urlSet = (origin: string, entries: readonly SitemapEntry[]): string =>
  document('urlset', 'url', origin, entries);

/** A list of sitemaps. */
export const sitemapIndex = (origin: string, entries: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', origin, entries);

/** Every question to ask of a town: from now on, then each moment that has pages. */
export const countedPresets: readonly (DatePreset | null)[] = [null, ...datePresets];

/** The pages of the towns, of their themes and of their moments: those that hold at least one event, and the towns themselves. */
export function listPaths(counts: readonly TownCount[]): string[] {
  return counts.flatMap(({ townSlug, preset, total, themes: byTheme }) => {
    const time = landingTimes.find((one) => one.preset === preset);
    const end = time ? `/${time.slug}` : '';
    const ofThemes = themes
      .filter((theme) => byTheme[theme] > 0)
      .map((theme) => `/ville/${townSlug}/category/${theme}${end}`);
    return preset === null || total > 0 ? [`/ville/${townSlug}${end}`, ...ofThemes] : [];
  });
}
