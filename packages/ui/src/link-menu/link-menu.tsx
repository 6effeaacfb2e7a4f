import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import button from '../button/button.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Link } from '../link/link.tsx';
import classes from './link-menu.module.css';

type LinkMenuItem = {
  key: string;
  label: string;
  href: string;
  icon?: IconName;
  isDownload?: boolean;
  /** The link is to a page of this site, and sends the referrer. */
  isHere?: boolean;
  isCurrent?: boolean;
};
export type LinkMenuProps = {
  label: string;
  icon: IconName;
  items: readonly LinkMenuItem[];
  /** Side of the button that the list aligns with. */
  align?: 'start' | 'end';
};

/**
 * A button that opens a short list of links. Works without scripts; with scripts it also closes on
 * Escape, on a press on a link, and when the focus leaves it.
 */
export function LinkMenu({ label, icon, items, align = 'start' }: LinkMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.stopPropagation();
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details ref={menu} className={classes.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={`${button.button} ${classes.button}`} data-variant="secondary">
        <Icon name={icon} />
        <span>{label}</span>
        <Icon name="chevron-down" size="1em" />
      </summary>
      {/* Focusable, so that a press between two links does not move the focus out of the menu. */}
      <ul className={classes.list} data-align={align} tabIndex={-1}>
        {items.map((item) => (
          <li key={item.key}>
            <Link
              href={item.href}
              className={classes.item}
              onClick={close}
              aria-current={item.isCurrent ? 'page' : undefined}
              {...(item.isHere ? {} : item.isDownload ? { download: true } : { rel: 'noreferrer' })}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
