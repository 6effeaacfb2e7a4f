import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { ThemeIcon } from '../theme-icon/theme-icon.tsx';
import { hueStyle } from '../tokens/theme-hue.ts';
import classes from './theme-rail.module.css';

export type ThemeRailProps = {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly {
    theme: Theme;
    label: string;
    href: string;
    count?: number;
    isCurrent?: boolean;
  }[];
  /** The first link, to the list of all themes. */
  all?: { label: string; href: string; isCurrent: boolean };
};

export function ThemeRail({ label, items, all }: ThemeRailProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.rail}>
        {all && (
          <li>
            <Link
              href={all.href}
              className={classes.link}
              aria-current={all.isCurrent ? 'page' : undefined}
            >
              <span className={classes.disc}>
                <Icon name="list" size="1.5rem" />
              </span>
              <span className={classes.name}>{all.label}</span>
            </Link>
          </li>
        )}
        {items.map(({ theme, label: name, href, count, isCurrent }) => (
          <li key={theme} style={hueStyle(theme)}>
            <Link
              href={href}
              className={classes.link}
              aria-current={isCurrent ? 'page' : undefined}
              data-quiet={count === 0 || undefined}
            >
              <span className={classes.disc}>
                <ThemeIcon theme={theme} size="1.5rem" />
              </span>
              <span className={classes.name}>{name}</span>
              {count !== undefined && <span className={classes.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
