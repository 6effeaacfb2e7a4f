import type { ReactNode } from 'react';
import { AuthBanner } from './auth-banner.tsx';
import classes from './auth-layout.module.css';

export type AuthLayoutProps = { pictures: readonly string[]; children: ReactNode };

/**
 * Layout of an account page: the form, and the banner beside it, or below it in a narrow window.
 */
export const AuthLayout = ({ pictures, children }: AuthLayoutProps) => (
  <div className={classes.layout}>
    <div className={classes.content}>{children}</div>
    <AuthBanner pictures={pictures} />
  </div>
);
