import { type DatePreset, datePresets } from '@parages/contracts/vocabulary/dates/date-presets';
import { landingTimes } from '@parages/contracts/vocabulary/dates/landing-times';
import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

/** 100 parts of 10,000 events: the service is designed for a million events. */
export const maxParts = 100;

/** A path of the site and the day or instant of its last change, ISO 8601. */
export type SitemapEntry = { path: string; updatedAt?: string };

/** The number of events around a town, within a date preset or (`null`) from now on. */
export type TownCount = {
  townSlug: string;
  preset: DatePreset | null;
  total: number;
  themes: Record<Theme, number>;
};

function document(
  root: 'urlset' | 'sitemapindex',
  item: 'url' | 'sitemap',
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const items = entries.map(
    ({ path, updatedAt }) =>
      `<${item}><loc>${escapeMarkup(origin + path)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</${item}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`;
}

export const urlSet = (origin: string, entries: readonly SitemapEntry[]): string =>
  document('urlset', 'url', origin, entries);

export const sitemapIndex = (origin: string, entries: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', origin, entries);

export const countedPresets: readonly (DatePreset | null)[] = [null, ...datePresets];

/**
 * The paths of the pages of each town, of its themes and of its date presets. Omits pages without
 * events, but always lists the main page of a town.
 */
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
