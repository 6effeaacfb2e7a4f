import { themeHues } from '@parages/contracts/vocabulary/themes/theme-hues';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { neutralTones } from './color.ts';

/**
 * The tones of a hue: `main` for large shapes, `tint` behind text, `strong` for text on white or on
 * the tint.
 */
export type Hue = { main: string; tint: string; strong: string };

/** A poi without theme gets ink on paper. */
export const themeHue = (theme: Theme | null): Hue =>
  theme === null ? neutralTones : themeHues[theme];

/**
 * The hue of a theme for a `style` attribute. Style sheets read `--hue`, and `--hue-tint` and
 * `--hue-strong`, which `base.css` takes from the other two; `dark.css` mixes its own.
 */
export const hueStyle = (theme: Theme | null): Record<`--${string}`, string> => {
  const { main, tint, strong } = themeHue(theme);
  return { '--hue': main, '--hue-pale': tint, '--hue-deep': strong };
};
