import { type ProfilePoint, profilePath } from './profile-path.ts';
import classes from './tour-profile.module.css';

export type TourProfileProps = {
  points: readonly ProfilePoint[];
  /** What the drawing says, in words: "De 48 m à 112 m sur 12 km". */
  label: string;
  /** Under the axis, left and right, and beside it, bottom and top. */
  words: { start: string; end: string; lowest: string; highest: string };
};

/** The elevation of a tour as a drawing. Nothing is drawn for fewer than two points. */
export function TourProfile({ points, label, words }: TourProfileProps) {
  const path = profilePath(points, { width: 600, height: 140 });
  if (path === null) return null;
  return (
    <figure className={classes.profile}>
      <svg role="img" aria-label={label} viewBox="0 0 600 140" preserveAspectRatio="none">
        <path d={`${path} L600 140 L0 140 Z`} className={classes.ground} />
        <path d={path} className={classes.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className={classes.words}>
        <span>{words.start}</span>
        <span>{words.lowest}</span>
        <span>{words.highest}</span>
        <span>{words.end}</span>
      </figcaption>
    </figure>
  );
}
