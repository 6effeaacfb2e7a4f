import { themeHues } from '@parages/contracts/vocabulary/themes/theme-hues';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { color } from './color.ts';

/**
 * The tones of a hue: `main` for large shapes, `tint` behind text, `strong` for text on white or on
 * the tint.
 */
export type Hue = { main: string; tint: string; strong: string };

const neutral: Hue = { main: color.inkMuted, tint: color.paperDeep, strong: color.ink };

/** A poi without theme gets ink on paper. */
export const themeHue = (theme: Theme | null): Hue => (theme === null ? neutral : themeHues[theme]);

/** The hue of a theme for a `style` attribute, as the custom properties that style sheets read. */
export const hueStyle = (theme: Theme | null): Record<`--${string}`, string> => {
  const { main, tint, strong } = themeHue(theme);
  return { '--hue': main, '--hue-tint': tint, '--hue-strong': strong };
};
