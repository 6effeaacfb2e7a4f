import type { ReactNode } from 'react';
import { productName } from '../product.ts';
import classes from './page-head.module.css';

export type PageHeadProps = { title: string; intro: string; children?: ReactNode };

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
