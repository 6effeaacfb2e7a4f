import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import classes from './site-footer.module.css';

type FooterColumn = { title: string; links: readonly { href: string; label: string }[] };

export type SiteFooterProps = {
  /** Id for links within the page. */
  id?: string;
  /** One sentence under the logo. */
  baseline: string;
  /** Call to action for organisers, as a button. */
  callToAction?: ReactNode;
  columns: readonly FooterColumn[];
  /** Social links, language choice. */
  extra?: ReactNode;
  /** Copyright line. */
  legal: ReactNode;
};

/** The footer of the site: dark, with its columns of links. */
export function SiteFooter({ id, baseline, callToAction, columns, extra, legal }: SiteFooterProps) {
  return (
    <footer id={id} className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo size="2.5rem" />
          <p className={classes.baseline}>{baseline}</p>
          {callToAction}
        </div>
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className={classes.title}>{column.title}</h2>
            <ul className={classes.links}>
              {column.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {extra && <div>{extra}</div>}
        <div className={classes.legal}>{legal}</div>
      </div>
    </footer>
  );
}
