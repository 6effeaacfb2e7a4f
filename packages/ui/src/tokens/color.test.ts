// Specification: §2.60
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { type ColorToken, color } from './color.ts';
import { contrast } from './contrast.ts';
import { darkColor } from './dark-color.ts';
import { hueStyle, themeHue } from './theme-hue.ts';

describe('contrast', () => {
  it('is 21 for black on white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });
  it('throws for a colour name', () => expect(() => contrast('red', '#ffffff')).toThrow(TypeError));
});

type Pairs = readonly (readonly [ColorToken, readonly ColorToken[]])[];
const each = (pairs: Pairs) =>
  pairs.flatMap(([mark, grounds]) => grounds.map((ground) => [mark, ground] as const));

const tints = ['accentTint', 'successTint', 'warningTint', 'dangerTint', 'infoTint'] as const;
const texts: Pairs = [
  ['ink', ['paper', 'paperDeep', 'surface', 'highlight', 'profile', 'favorites', ...tints]],
  ['inkSoft', ['paper', 'paperDeep', 'surface', 'profile', 'favorites', 'highlight']],
  ['inkMuted', ['paper', 'paperDeep', 'surface']],
  ['accent', ['paper', 'surface']],
  ['accentDeep', ['paper', 'accentTint']],
  ['paper', ['ink', 'accent', 'danger']],
  ['surface', ['ink', 'accent', 'danger']],
  ['highlight', ['ink']],
  ['success', ['successTint', 'paper']],
  ['warning', ['warningTint', 'paper']],
  ['danger', ['dangerTint', 'paper', 'surface']],
  ['info', ['infoTint', 'paper']],
  ['nightInk', ['night']],
  ['glow', ['night']],
];
const lines: Pairs = [
  ['lineStrong', ['surface', 'paper', 'paperDeep', 'profile', 'favorites']],
  ['focus', ['paper', 'surface', 'profile', 'favorites']],
  ['highlight', ['ink']],
  ['glow', ['night']],
];

describe.each([
  ['light', color],
  ['dark', darkColor],
] as const)('decisions "Dark mode": the contrast of the %s scheme', (_, tokens) => {
  it.each(each(texts))('is 4.5:1 or more for a text in the token %s on %s', (text, ground) =>
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(each(lines))('is 3:1 or more for a line in the token %s on %s', (line, ground) =>
    expect(contrast(tokens[line], tokens[ground])).toBeGreaterThanOrEqual(3),
  );
});

describe('decisions "Dark mode": the dark scheme', () => {
  it.each(['paper', 'surface', 'profile', 'favorites', 'night'] as const)(
    'has a dark ground in the place of %s',
    (ground) => expect(contrast(darkColor[ground], '#ffffff')).toBeGreaterThan(12),
  );
});

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `color-mix(in srgb, one, other share%)`. */
const mix = (one: string, other: string, share: number): string => {
  const channels = channelsOf(other);
  const mixed = channelsOf(one).map((value, at) =>
    Math.round(value + ((channels[at] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

describe('the hues of the 18 themes, and of a poi without theme', () => {
  it.each([...themes, null])(
    'the strong tone of %s has a contrast of 4.5:1 or more on its tint, white and paper',
    (theme) => {
      const { strong, tint } = themeHue(theme);
      for (const ground of [tint, color.surface, color.paper])
        expect(contrast(strong, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  const sheet = readFileSync(join(import.meta.dirname, 'dark.css'), 'utf8');
  const sharesOf = (mixed: RegExp) =>
    [...sheet.matchAll(mixed)].map(([, share]) => Number(share) / 100);
  const [tintShare = 0, otherTintShare] = sharesOf(
    /hue-tint: color-mix\(in srgb, var\(--color-paper\), var\(--hue\) (\d+)%\)/g,
  );
  const [strongShare = 0, otherStrongShare] = sharesOf(
    /hue-strong: color-mix\(in srgb, var\(--hue\), #ffffff (\d+)%\)/g,
  );

  it('dark.css mixes both tones with the same shares for the dark scheme of the system and the chosen one', () => {
    expect([tintShare, strongShare]).toEqual([otherTintShare, otherStrongShare]);
    expect(tintShare * strongShare).toBeGreaterThan(0);
  });

  it.each([...themes, null])(
    'the strong tone of %s in the dark scheme has a contrast of 4.5:1 or more on its tint and the dark grounds',
    (theme) => {
      const { main } = themeHue(theme);
      const { paper, surface, favorites, profile } = darkColor;
      const strong = mix(main, '#ffffff', strongShare);
      for (const ground of [mix(paper, main, tintShare), paper, surface, favorites, profile])
        expect(contrast(strong, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('hueStyle sets one custom property for each of the three tones', () => {
    expect(Object.keys(hueStyle('concerts'))).toEqual(['--hue', '--hue-pale', '--hue-deep']);
  });
});
