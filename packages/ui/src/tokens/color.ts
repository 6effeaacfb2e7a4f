/**
 * Ink on warm paper. `color.test.ts` checks the contrast of its list of pairs: 4.5:1 for text, 3:1
 * for lines that carry meaning. The hues of the themes are in the vocabulary (`theme-hues.ts`),
 * because drawn pictures share them.
 */
export const color = {
  ink: '#1c1815',
  inkSoft: '#4a423b',
  inkMuted: '#6a6057',
  paper: '#fbf6ee',
  paperDeep: '#f3eadb',
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
} as const;

export type ColorToken = keyof typeof color;
