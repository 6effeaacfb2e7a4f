import { isLocale, type Locale, locales } from '../site/locales.ts';
import { isScheme, type Scheme } from '../site/schemes.ts';
import type { Theme } from '../themes/themes.ts';

/**
 * The agenda that other sites show: the component of `packages/widget`, and the page for a frame.
 * Addresses and names are on pages of others: never rename one.
 */
export const agendaScriptPath = '/widget/v1/parages-agenda.js';
export const agendaTag = 'parages-agenda';

/** The page for a frame is at this path, followed by the path of its list. */
export const embeddedPrefix = '/agenda-integre';

/** Events: of one agenda. */
export const agendaLimits = { defaultEvents: 8, events: 50 } as const;

/** What an agenda lists: a venue, else an organiser, else the events that the rest names. */
export type AgendaList = {
  town?: string | undefined;
  theme?: Theme | undefined;
  /** The slug of a landing time; without a town it has no meaning. */
  when?: string | undefined;
  organiser?: string | undefined;
  venue?: string | undefined;
};

const parts = (...texts: readonly (string | undefined)[]): string =>
  texts
    .filter((text): text is string => text !== undefined)
    .map((text) => `/${encodeURIComponent(text)}`)
    .join('');

/** The path of the page of a list, at which its feeds and its agenda are too. */
export function agendaPath({ town, theme, when, organiser, venue }: AgendaList): string {
  if (venue !== undefined) return parts('lieu', venue);
  if (organiser !== undefined) return parts('organisateur', organiser);
  const category = theme === undefined ? '' : parts('category', theme);
  if (town !== undefined) return parts('ville', town) + category + parts(when);
  return category === '' ? '/recherche' : category;
}

type AgendaScheme = Scheme | 'auto';

/** `accent`: `#rrggbb` in lower case, or null for the colours of the themes. */
export type AgendaOptions = {
  limit: number;
  locale: Locale;
  scheme: AgendaScheme;
  accent: string | null;
  hasPictures: boolean;
};

const accentIn = (text: string): string | null =>
  /^#?([\da-f]{6})$/i.exec(text)?.[1]?.toLowerCase() ?? null;

function limitIn(text: string): number {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : agendaLimits.defaultEvents;
  return Math.min(Math.max(number, 1), agendaLimits.events);
}

/**
 * Reads the options of an agenda: attributes of the component, or parameters of the page. Invalid
 * values are ignored.
 */
export function readAgendaOptions(read: (name: string) => string | null): AgendaOptions {
  const [lang, scheme] = [read('lang')?.slice(0, 2).toLowerCase(), read('scheme') ?? undefined];
  const accent = accentIn(read('accent') ?? '');
  return {
    limit: limitIn(read('limit') ?? ''),
    locale: isLocale(lang) ? lang : locales[0],
    scheme: isScheme(scheme) ? scheme : 'auto',
    accent: accent === null ? null : `#${accent}`,
    hasPictures: read('pictures') !== 'none',
  };
}

/** Names and values of the options that differ from the default ones, in a fixed order. */
export function writeAgendaOptions(options: AgendaOptions): [name: string, value: string][] {
  const { limit, locale, scheme, accent, hasPictures } = options;
  return [
    ...(limit === agendaLimits.defaultEvents ? [] : [['limit', `${limit}`] as [string, string]]),
    ...(locale === locales[0] ? [] : [['lang', locale] as [string, string]]),
    ...(scheme === 'auto' ? [] : [['scheme', scheme] as [string, string]]),
    ...(accent === null ? [] : [['accent', accent.slice(1)] as [string, string]]),
    ...(hasPictures ? [] : [['pictures', 'none'] as [string, string]]),
  ];
}

/** Filters of the list that an agenda may name: `dates` and `dist` of the page. */
export const agendaFilters = ['dates', 'dist', 'price', 'opts', 'part', 'age', 'q'] as const;
