import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { color } from '../tokens/color.ts';
import { radius } from '../tokens/radius.ts';
import { breakpoint } from '../tokens/space.ts';
import { family } from '../tokens/type.ts';

// Mantine requires ten shades of each colour. Its components use shade 7 (`primaryShade`), the
// accent; our own buttons use none.
const accent: MantineColorsTuple = [
  color.accentTint,
  '#fbd0c5',
  '#f4ab9a',
  '#ec846d',
  '#e2604a',
  '#d84630',
  '#cf3b24',
  color.accent,
  color.accentDeep,
  '#7d1b0c',
];

export const mantineTheme = createTheme({
  colors: { accent },
  primaryColor: 'accent',
  primaryShade: 7,
  black: color.ink,
  white: color.surface,
  fontFamily: family.text,
  headings: { fontFamily: family.heading, fontWeight: '700' },
  radius,
  defaultRadius: 'md',
  breakpoints: {
    xs: '30rem',
    sm: breakpoint.small,
    md: '52rem',
    lg: breakpoint.desktop,
    xl: breakpoint.wide,
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/**
 * Replaces Mantine's background, its text colour, and its dimmed grey, whose contrast on white is
 * below that of WCAG AA.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': color.inkMuted,
    '--mantine-color-body': color.paper,
    '--mantine-color-text': color.ink,
  },
  dark: {},
});
