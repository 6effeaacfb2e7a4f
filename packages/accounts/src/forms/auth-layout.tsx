import type { ReactNode } from 'react';
import { AuthBanner } from './auth-banner.tsx';
import classes from './auth-layout.module.css';

export type AuthLayoutProps = { pictures: readonly string[]; children: ReactNode };

export const AuthLayout = ({ pictures, children }: AuthLayoutProps) => (
  <div className={classes.layout}>
    <div className={classes.content}>{children}</div>
    <AuthBanner pictures={pictures} />
  </div>
);
