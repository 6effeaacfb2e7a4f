import { color } from './color.ts';
import { darkColor, darkShadow } from './dark-color.ts';
import { motion } from './motion.ts';
import { radius, shadow } from './radius.ts';
import { size, space } from './space.ts';
import { family, fontSize } from './type.ts';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const prefixed = (prefix: string, tokens: Record<string, string>): [string, string][] =>
  Object.entries(tokens).map(([name, value]) => [`--${prefix}-${kebab(name)}`, value]);

/**
 * Every token as a custom property: `--color-ink-soft`, `--space-md`, `--size-header`,
 * `--radius-md`, `--shadow-card`, `--font-heading`…
 */
export const cssVariables: Record<string, string> = Object.fromEntries([
  ...prefixed('color', color),
  ...prefixed('space', space),
  ...prefixed('size', size),
  ...prefixed('radius', radius),
  ...prefixed('shadow', shadow),
  ...prefixed('font', family),
  ...prefixed('text', fontSize),
  ...prefixed('motion', motion),
]);

/** The tokens that the dark scheme replaces: those with another value. */
export const darkVariables: Record<string, string> = Object.fromEntries(
  [...prefixed('color', darkColor), ...prefixed('shadow', darkShadow)].filter(
    ([name, value]) => value !== cssVariables[name],
  ),
);
