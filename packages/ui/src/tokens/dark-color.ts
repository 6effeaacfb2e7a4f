import type { ColorToken } from './color.ts';
import type { shadow } from './radius.ts';

/**
 * The colours of the dark scheme (`dark.css`): light ink on warm black. `highlight` stays a ground
 * for ink; `profile` and `favorites` are the twins of the specified blue and pink pages.
 */
export const darkColor: Record<ColorToken, string> = {
  ink: '#f3ebdf',
  inkSoft: '#d3c8ba',
  inkMuted: '#b5a99b',
  paper: '#191512',
  paperDeep: '#28221c',
  surface: '#221d19',
  line: '#40372f',
  lineStrong: '#948879',
  accent: '#ff8b70',
  accentDeep: '#ffa48e',
  accentTint: '#47221a',
  highlight: '#5e4c0d',
  focus: '#8fb1ff',
  success: '#7fd1a0',
  successTint: '#17341f',
  warning: '#f2b866',
  warningTint: '#402b0b',
  danger: '#ff9d94',
  dangerTint: '#4a1c19',
  info: '#9cc3ff',
  infoTint: '#1a2e4a',
  profile: '#18273d',
  favorites: '#3b1d28',
  night: '#0e0b09',
  nightInk: '#fbf6ee',
  glow: '#ffd95a',
};

/** On black a shadow is invisible: a ring marks the edge instead. */
export const darkShadow: Record<keyof typeof shadow, string> = {
  card: '0 0 0 1px var(--color-line)',
  float: '0 0 0 1px var(--color-line-strong)',
};
