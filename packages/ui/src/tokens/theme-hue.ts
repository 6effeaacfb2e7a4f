import { themeHues } from '@parages/contracts/vocabulary/themes/theme-hues';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { color } from './color.ts';

/**
 * The three tones of a hue: `main` for surfaces, `tint` behind text, `strong` for text on white or
 * on the tint.
 */
export type Hue = { main: string; tint: string; strong: string };

const neutral: Hue = { main: color.inkMuted, tint: color.paperDeep, strong: color.ink };

/** The hue of a theme; ink on paper for a poi without theme. */
export const themeHue = (theme: Theme | null): Hue => (theme === null ? neutral : themeHues[theme]);

/**
 * The hue of a theme as custom properties for a `style` attribute; style sheets read `--hue`,
 * `--hue-tint` and `--hue-strong`.
 */
export const hueStyle = (theme: Theme | null): Record<`--${string}`, string> => {
  const { main, tint, strong } = themeHue(theme);
  return { '--hue': main, '--hue-tint': tint, '--hue-strong': strong };
};
