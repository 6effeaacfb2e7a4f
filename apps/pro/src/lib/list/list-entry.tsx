import { Link } from '@parages/ui/link/link';
import type { ReactNode } from 'react';
import classes from './list-entry.module.css';

export type ListEntryProps = {
  pictureId: string;
  title: string;
  href: string;
  level?: 2 | 3;
  /** Short facts, one `<span>` each. */
  facts: ReactNode;
  badges: ReactNode;
};

export function ListEntry({ pictureId, title, href, level = 2, facts, badges }: ListEntryProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={classes.item}>
      <img
        className={classes.photo}
        src={`/mediafile/${pictureId}?thumb=1`}
        alt=""
        width={120}
        height={80}
        loading="lazy"
      />
      <div className={classes.words}>
        <Heading>
          <Link href={href}>{title}</Link>
        </Heading>
        <p className={classes.facts}>{facts}</p>
      </div>
      <p className={classes.badges}>{badges}</p>
    </li>
  );
}
