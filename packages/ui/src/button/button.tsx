import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Link } from '../link/link.tsx';
import classes from './button.module.css';

type Look = {
  /** `highlight` is for a dark background, such as that of the footer. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'highlight';
  icon?: IconName;
  isWide?: boolean;
  /** Announces an action in progress (`aria-busy`) and ignores `onClick`; no effect on a link. */
  isBusy?: boolean;
  children: ReactNode;
};

/**
 * With `href` it renders a link that looks like a button; else a `<button>`, whose type is `button`
 * by default. Other attributes pass through.
 */
export type ButtonProps = Look &
  (
    | ({ href: string } & Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'>)
    | ({ href?: never } & Omit<ComponentPropsWithRef<'button'>, 'children'>)
  );

export function Button({
  variant = 'primary',
  icon,
  isWide = false,
  isBusy = false,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    className: `${classes.button} ${rest.className ?? ''}`,
    'data-variant': variant,
    'data-wide': isWide || undefined,
  };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
  if (rest.href !== undefined)
    return (
      <Link {...rest} {...look}>
        {content}
      </Link>
    );
  const { onClick, ...button } = rest;
  return (
    <button
      type="button"
      {...button}
      {...look}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {content}
    </button>
  );
}
