import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Link } from '../link/link.tsx';
import classes from './link-menu.module.css';

type MenuItem = {
  key: string;
  label: string;
  href: string;
  icon?: IconName;
  isDownload?: boolean;
  /** The link is to a page of this site, and sends the referrer. */
  isHere?: boolean;
  isCurrent?: boolean;
  /** Of a link to another site; `noreferrer` by default. */
  rel?: string;
};

export type MenuListProps = {
  items: readonly MenuItem[];
  /** Side of the button that the list aligns with. */
  align?: 'start' | 'end' | undefined;
  onPress: () => void;
  /** Entries above the links, such as a `MenuButton`. */
  children?: ReactNode;
};

/** The list of a menu, below the nearest positioned element around it. */
export const MenuList = ({ items, align = 'start', onPress, children }: MenuListProps) => (
  // Focusable, so that a press between two links does not move the focus out of the menu.
  <ul className={classes.list} data-align={align} tabIndex={-1}>
    {children}
    {items.map((item) => (
      <li key={item.key}>
        <Link
          href={item.href}
          className={classes.item}
          onClick={onPress}
          aria-current={item.isCurrent ? 'page' : undefined}
          {...(item.isHere
            ? {}
            : item.isDownload
              ? { download: true }
              : { rel: item.rel ?? 'noreferrer' })}
        >
          {item.icon && <Icon name={item.icon} />}
          {item.label}
        </Link>
      </li>
    ))}
  </ul>
);
