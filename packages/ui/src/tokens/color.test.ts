// Specification: §2.60
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { type ColorToken, color } from './color.ts';
import { contrast } from './contrast.ts';
import { hueStyle, themeHue } from './theme-hue.ts';

describe('contrast', () => {
  it('is 21 for black on white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });
  it('throws for a colour name', () => expect(() => contrast('red', '#ffffff')).toThrow(TypeError));
});

describe('contrast of text on its background, at least 4.5:1', () => {
  const pairs: [ColorToken, ColorToken[]][] = [
    ['ink', ['paper', 'paperDeep', 'surface', 'highlight', 'profile', 'favorites', 'accentTint']],
    ['inkSoft', ['paper', 'paperDeep', 'surface', 'profile', 'favorites']],
    ['inkMuted', ['paper', 'paperDeep', 'surface']],
    ['accent', ['paper', 'surface']],
    ['accentDeep', ['paper', 'accentTint']],
    ['paper', ['ink', 'accent', 'danger']],
    ['highlight', ['ink']],
    ['success', ['successTint', 'paper']],
    ['warning', ['warningTint', 'paper']],
    ['danger', ['dangerTint', 'paper', 'surface']],
    ['info', ['infoTint', 'paper']],
  ];
  it.each(pairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    'the colour token %s on %s',
    (text, ground) => {
      expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('contrast of lines that carry meaning, at least 3:1', () => {
  it.each([
    ['lineStrong', 'surface'],
    ['lineStrong', 'paper'],
    ['focus', 'paper'],
    ['focus', 'surface'],
    ['highlight', 'ink'],
  ] as const)('the colour token %s on %s', (line, ground) =>
    expect(contrast(color[line], color[ground])).toBeGreaterThanOrEqual(3),
  );
});

describe('the hues of the 18 themes, and of a poi without theme', () => {
  it.each([...themes, null])(
    'the strong tone of %s has a contrast of 4.5:1 or more on its tint, white and paper',
    (theme) => {
      const { strong, tint } = themeHue(theme);
      for (const ground of [tint, color.surface, color.paper])
        expect(contrast(strong, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('hueStyle sets one custom property for each of the three tones', () => {
    expect(Object.keys(hueStyle('concerts'))).toEqual(['--hue', '--hue-tint', '--hue-strong']);
  });
});
