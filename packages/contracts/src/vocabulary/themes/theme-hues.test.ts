// Specification: §2.60
import { describe, expect, it } from 'vitest';
import { themeHues } from './theme-hues.ts';
import { themes } from './themes.ts';

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
};

describe.each(themes)('the hue of the theme %s', (theme) => {
  const hue = themeHues[theme];

  it('has colours written as lower-case #rrggbb', () => {
    for (const colour of Object.values(hue)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('has a strong colour with a contrast of 4.5:1 or more on its tint and on white', () => {
    expect(contrast(hue.strong, hue.tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(hue.strong, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

it('no two themes share their main or their strong colour', () => {
  expect(new Set(themes.map((theme) => themeHues[theme].main)).size).toBe(themes.length);
  expect(new Set(themes.map((theme) => themeHues[theme].strong)).size).toBe(themes.length);
});
