import type { ReactNode } from 'react';
import classes from './page-head.module.css';
import { productName } from './product.ts';

export type PageHeadProps = { title: string; intro: string; children?: ReactNode };

/** What a page is called, here and in the browser, what it is for, and what one may do at once. */
export const PageHead = ({ title, intro, children }: PageHeadProps) => (
  <>
    <title>{`${title} · ${productName}`}</title>
    <header className={classes.head}>
      <div>
        <h1>{title}</h1>
        <p className={classes.intro}>{intro}</p>
      </div>
      {children}
    </header>
  </>
);
