import type { AgendaOptions } from '@parages/contracts/vocabulary/search/agenda';
import { themeHues } from '@parages/contracts/vocabulary/themes/theme-hues';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { readableOn } from './contrast.ts';

/** The tokens of the sites (`packages/ui`), which a test compares. */
export const lightTokens = {
  paper: '#fbf6ee',
  ink: '#1c1815',
  soft: '#4a423b',
  line: '#e2d6c4',
  accent: '#c8321c',
  focus: '#1d4fd8',
  danger: '#a8160f',
  'danger-tint': '#fde4e1',
  highlight: '#ffd95a',
} as const;
export const darkTokens: Record<keyof typeof lightTokens, string> = {
  paper: '#191512',
  ink: '#f3ebdf',
  soft: '#d3c8ba',
  line: '#40372f',
  accent: '#ff8b70',
  focus: '#8fb1ff',
  danger: '#ff9d94',
  'danger-tint': '#4a1c19',
  highlight: '#5e4c0d',
};

const root = ':host,:root';

// A page names the public property `--parages-ink`; without it the token applies.
function tokensOf(tokens: Record<keyof typeof lightTokens, string>, accent: string | null): string {
  const named = Object.entries(tokens).map(
    ([name, value]) =>
      `--${name}:var(--parages-${name},${name === 'accent' && accent !== null ? readableOn(tokens.paper, accent) : value})`,
  );
  return named.join(';');
}

const hues = themes
  .map((theme) => {
    const { strong, main } = themeHues[theme];
    return `[data-theme="${theme}"]{--strong:${strong};--main:${main}}`;
  })
  .join('');
// As the dark scheme of the sites does.
const darkHues = '[data-theme]{--date:color-mix(in srgb,var(--main),#fff 50%)}';
const ofAccent = '[data-theme]{--date:var(--accent)}';

/** The rules of an agenda: `rules` is the text of `agenda.css`. */
export function agendaSheet(rules: string, { scheme, accent }: AgendaOptions): string {
  const light = `${root}{color-scheme:light;${tokensOf(lightTokens, accent)}}`;
  const dark = `${root}{color-scheme:dark;${tokensOf(darkTokens, accent)}}${darkHues}`;
  const schemes = {
    light,
    dark: light + dark,
    auto: `${light}@media (prefers-color-scheme:dark){${dark}}`,
  };
  return rules + hues + schemes[scheme] + (accent === null ? '' : ofAccent);
}
