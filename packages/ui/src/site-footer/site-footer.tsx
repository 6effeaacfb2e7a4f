import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import classes from './site-footer.module.css';

type FooterColumn = { title: string; links: readonly { href: string; label: string }[] };

export type SiteFooterProps = {
  id?: string;
  /** Name of the product. */
  name: string;
  baseline: string;
  callToAction?: ReactNode;
  columns: readonly FooterColumn[];
  extra?: ReactNode;
  legal: ReactNode;
};

export function SiteFooter({
  id,
  name,
  baseline,
  callToAction,
  columns,
  extra,
  legal,
}: SiteFooterProps) {
  return (
    <footer id={id} className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo name={name} size="2.5rem" />
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
