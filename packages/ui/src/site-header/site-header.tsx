import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import classes from './site-header.module.css';

export type SiteHeaderProps = {
  /** Name of the product. */
  name: string;
  /** Target and accessible name of the link on the logo. */
  home: { href: string; label: string };
  /** Accessible name of the navigation. */
  label: string;
  /** Shown in windows 64rem wide or wider. */
  links?: readonly { href: string; label: string; isCurrent?: boolean }[];
  /** A menu, shown in windows from 40rem to 64rem. */
  compact?: ReactNode;
  actions?: ReactNode;
};

/** The header, as high as `--size-header`: 96 px, except where a site lowers it. */
export function SiteHeader({ name, home, label, links = [], compact, actions }: SiteHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link href={home.href} className={classes.home} aria-label={home.label}>
          <Logo name={name} />
        </Link>
        <nav aria-label={label} className={classes.nav}>
          <ul className={classes.links}>
            {links.map((link) => (
              <li key={link.href}>
                <Link
                  href={link.href}
                  className={classes.link}
                  aria-current={link.isCurrent ? 'page' : undefined}
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          {compact && <div className={classes.compact}>{compact}</div>}
          {actions && <div className={classes.actions}>{actions}</div>}
        </nav>
      </div>
    </header>
  );
}
