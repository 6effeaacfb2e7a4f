import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { ThemeIcon } from '../theme-icon/theme-icon.tsx';
import { hueStyle } from '../tokens/theme-hue.ts';
import classes from './section-heading.module.css';

export type SectionHeadingProps = {
  title: string;
  /** Id of the heading, for the `aria-labelledby` of the section. */
  id?: string;
  kicker?: string;
  theme?: Theme;
  /**
   * Link at the right. `label` must make sense alone, as "Tout voir : Concerts" does. The shorter
   * `text` is shown instead where the title gives the context.
   */
  link?: { href: string; label: string; text?: string };
};

export function SectionHeading({ title, id, kicker, theme, link }: SectionHeadingProps) {
  return (
    <div
      className={classes.row}
      style={hueStyle(theme ?? null)}
      data-themed={theme ? true : undefined}
    >
      {theme && (
        <span className={classes.icon}>
          <ThemeIcon theme={theme} size="1.75rem" />
        </span>
      )}
      <div className={classes.words}>
        {kicker && <p className={classes.kicker}>{kicker}</p>}
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      </div>
      {link && (
        <Link href={link.href} className={classes.link} aria-label={link.text && link.label}>
          {link.text ?? link.label}
          <Icon name="arrow-right" size="1.125em" />
        </Link>
      )}
    </div>
  );
}
