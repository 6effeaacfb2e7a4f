import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { Link } from '../link/link.tsx';
import { hueStyle } from '../tokens/theme-hue.ts';
import classes from './theme-chip.module.css';

export type ThemeChipProps = {
  theme: Theme | null;
  label: string;
  href?: string;
};

export function ThemeChip({ theme, label, href }: ThemeChipProps) {
  if (href === undefined)
    return (
      <span className={classes.chip} style={hueStyle(theme)}>
        {label}
      </span>
    );
  return (
    <Link href={href} className={`${classes.chip} ${classes.link}`} style={hueStyle(theme)}>
      {label}
    </Link>
  );
}
