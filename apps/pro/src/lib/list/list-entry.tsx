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
  /** Before the picture, such as a checkbox. */
  lead?: ReactNode;
  /** In one line, without the picture. */
  isDense?: boolean;
};

export function ListEntry({
  pictureId,
  title,
  href,
  level = 2,
  facts,
  badges,
  lead,
  isDense = false,
}: ListEntryProps) {
  const Heading = `h${level}` as const;
  return (
    <li
      className={classes.item}
      data-dense={isDense || undefined}
      data-led={lead !== undefined || undefined}
    >
      {lead !== undefined && <div className={classes.lead}>{lead}</div>}
      {!isDense && (
        <img
          className={classes.photo}
          src={`/mediafile/${pictureId}?thumb=1`}
          alt=""
          width={120}
          height={80}
          loading="lazy"
        />
      )}
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
