import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Link } from '../link/link.tsx';
import classes from './icon-button.module.css';

type Look = {
  icon: IconName;
  /** The name of the action, read by screen readers and shown as a tooltip. */
  label: string;
  /** `floating` adds a surface and a shadow, for buttons over a picture or a map. */
  variant?: 'plain' | 'outline' | 'floating';
};

/** With `href` it renders a link, else a `<button type="button">`. */
export type IconButtonProps = Look &
  (
    | ({ href: string } & Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'>)
    | ({ href?: never } & Omit<ComponentPropsWithRef<'button'>, 'children'>)
  );

export function IconButton({ icon, label, variant = 'plain', ...rest }: IconButtonProps) {
  const look = {
    className: `${classes.button} ${rest.className ?? ''}`,
    'data-variant': variant,
    'aria-label': label,
    title: label,
  };
  if (rest.href !== undefined)
    return (
      <Link {...rest} {...look}>
        <Icon name={icon} />
      </Link>
    );
  return (
    <button type="button" {...rest} {...look}>
      <Icon name={icon} />
    </button>
  );
}
