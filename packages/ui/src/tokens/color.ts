// Named, so that a page that needs the neutral hue alone does not load every colour.
const ink = '#1c1815';
const inkMuted = '#6a6057';
const paperDeep = '#f3eadb';

/**
 * Ink on warm paper. `color.test.ts` checks the contrast of its list of pairs, in both schemes:
 * 4.5:1 for text, 3:1 for lines that carry meaning. The hues of the themes are in the vocabulary
 * (`theme-hues.ts`), because drawn pictures share them. `night` is dark in both schemes, for the
 * footer.
 */
export const color = {
  ink,
  inkSoft: '#4a423b',
  inkMuted,
  paper: '#fbf6ee',
  paperDeep,
  surface: '#ffffff',
  line: '#e2d6c4',
  lineStrong: '#8a7d6f',
  accent: '#c8321c',
  accentDeep: '#a12512',
  accentTint: '#fde6df',
  highlight: '#ffd95a',
  focus: '#1d4fd8',
  success: '#1c6b3c',
  successTint: '#e0f2e5',
  warning: '#8a4b00',
  warningTint: '#fdeccb',
  danger: '#a8160f',
  dangerTint: '#fde4e1',
  info: '#1d4c8f',
  infoTint: '#e1ecfa',
  profile: '#dce8f8',
  favorites: '#fbe2e8',
  night: ink,
  nightInk: '#fbf6ee',
  glow: '#ffd95a',
} as const;

export type ColorToken = keyof typeof color;

/** The tones of a poi without theme. */
export const neutralTones = { main: inkMuted, tint: paperDeep, strong: ink } as const;
