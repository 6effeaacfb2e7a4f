import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Link } from '../link/link.tsx';
import classes from './bottom-bar.module.css';

/**
 * An item with both `href` and `onPress` is a link with the role of a button: it follows its link
 * until scripts run, and then calls `onPress`.
 */
type BottomBarItem = {
  key: string;
  label: string;
  icon: IconName;
  isCurrent?: boolean;
} & ({ href: string; onPress?: () => void } | { onPress: () => void; href?: never });

export type BottomBarProps = {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly BottomBarItem[];
};

const pressed = (onPress: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  onPress();
};

// A link reacts to Enter only; this one has the role of a button, which reacts to Space too.
const pressedBySpace = (onPress: () => void) => (event: KeyboardEvent) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  onPress();
};

const countStyle = (items: number): CSSProperties & Record<'--items', number> => ({
  '--items': items,
});

/** Navigation bar of phones, fixed at the bottom; hidden in windows 40rem wide or wider. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav aria-label={label} className={classes.bar}>
      <ul className={classes.list} style={countStyle(items.length)}>
        {items.map((item) => (
          <li key={item.key}>
            {item.href !== undefined ? (
              <Link
                href={item.href}
                className={classes.item}
                aria-current={item.isCurrent ? 'page' : undefined}
                {...(item.onPress && {
                  role: 'button',
                  'aria-haspopup': 'dialog',
                  onClick: pressed(item.onPress),
                  onKeyDown: pressedBySpace(item.onPress),
                })}
              >
                <Icon name={item.icon} size="1.5rem" />
                {item.label}
              </Link>
            ) : (
              <button type="button" className={classes.item} onClick={item.onPress}>
                <Icon name={item.icon} size="1.5rem" />
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
