import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeDrawings } from './theme-icon-paths.ts';

export type ThemeIconProps = {
  theme: Theme;
  /** Width and height, as any CSS length. */
  size?: string;
};

/** The icon of a theme, in the inherited `--hue` and `--hue-strong`. Decorative. */
export function ThemeIcon({ theme, size = '2rem' }: ThemeIconProps) {
  const { fill, line } = themeDrawings[theme];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      style={{ flex: 'none' }}
    >
      <path d={fill} fill="var(--hue)" opacity={0.38} />
      <path
        d={line}
        fill="none"
        stroke="var(--hue-strong)"
        strokeWidth={1.9}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
