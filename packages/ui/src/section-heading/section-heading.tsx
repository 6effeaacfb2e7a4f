import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { ThemeIcon } from '../theme-icon/theme-icon.tsx';
import { hueStyle } from '../tokens/theme-hue.ts';
import classes from './section-heading.module.css';

export type SectionHeadingProps = {
  title: string;
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string;
  level?: 1 | 2 | 3;
  /** Small line above: a day, a count. */
  kicker?: string;
  /** Shows the theme's icon and an underline in its colour. */
  theme?: Theme;
  /**
   * Link at the right. `label` must make sense alone ("Tout voir : Concerts"); `text` is the
   * shorter visible text where the title gives the context.
   */
  link?: { href: string; label: string; text?: string };
  /** Other content at the right (sort, subscribe). */
  aside?: ReactNode;
};

/** The heading of a section, with its "see all" link. */
export function SectionHeading({
  title,
  id,
  level = 2,
  kicker,
  theme,
  link,
  aside,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
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
        <Heading id={id} className={classes.title}>
          {title}
        </Heading>
      </div>
      {link && (
        <Link href={link.href} className={classes.link} aria-label={link.text && link.label}>
          {link.text ?? link.label}
          <Icon name="arrow-right" size="1.125em" />
        </Link>
      )}
      {aside}
    </div>
  );
}
