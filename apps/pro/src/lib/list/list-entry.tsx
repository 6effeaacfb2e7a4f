import { Link } from '@parages/ui/link/link';
import type { ReactNode } from 'react';
import classes from './list-entry.module.css';

export type ListEntryProps = {
  /** Of the picture, as the media service names it. */
  pictureId: string;
  title: string;
  href: string;
  level?: 2 | 3;
  /** What is said of it in short, a `<span>` each. */
  facts: ReactNode;
  badges: ReactNode;
};

/** An entry of a list with pictures, the whole of which leads to its page: what it is, what is said of it, where it stands. */
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
