import { useEarlierInput } from '../form/use-earlier-input.ts';
import { type ProfilePoint, profilePath } from './profile-path.ts';
import classes from './tour-profile.module.css';

export type TourProfileProps = {
  points: readonly ProfilePoint[];
  /** Text alternative of the drawing. */
  label: string;
  /** Texts under the drawing: its start, its lowest and highest altitude, its end. */
  words: { start: string; end: string; lowest: string; highest: string };
  /**
   * The slider over the points: `label` is its accessible name, `index` the selected point, `text`
   * the text of that point.
   */
  cursor?: { label: string; index: number; text: string; onMove: (index: number) => void };
};

const box = { width: 600, height: 140 };

/**
 * The elevation profile of a tour as a drawing with a slider over its points. Renders nothing for
 * fewer than two points, or for a tour without length.
 */
export function TourProfile({ points, label, words, cursor }: TourProfileProps) {
  const path = profilePath(points, box);
  if (path === null) return null;
  return (
    <figure className={classes.profile}>
      <div className={classes.plot}>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
        >
          <path
            d={`${path} L${box.width} ${box.height} L0 ${box.height} Z`}
            className={classes.ground}
          />
          <path d={path} className={classes.line} vectorEffect="non-scaling-stroke" />
        </svg>
        {cursor && <Cursor points={points} {...cursor} />}
      </div>
      <figcaption className={classes.words}>
        <span>{words.start}</span>
        <span>{words.lowest}</span>
        <span>{words.highest}</span>
        <span>{words.end}</span>
      </figcaption>
    </figure>
  );
}

type CursorProps = NonNullable<TourProfileProps['cursor']> & { points: TourProfileProps['points'] };

function Cursor({ points, label, index, text, onMove }: CursorProps) {
  const input = useEarlierInput<HTMLInputElement>(String(index), (moved) => onMove(Number(moved)));
  const [first, last] = [points[0], points.at(-1)];
  const start = first?.distanceM ?? 0;
  const length = (last?.distanceM ?? 0) - start;
  const share = length > 0 ? ((points[index]?.distanceM ?? start) - start) / length : 0;
  return (
    <>
      <input
        ref={input}
        type="range"
        className={classes.cursor}
        min={0}
        max={points.length - 1}
        value={index}
        aria-label={label}
        aria-valuetext={text}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
      <div
        aria-hidden="true"
        className={classes.mark}
        style={{ left: `${share * 100}%` }}
        data-side={share > 0.5 ? 'left' : 'right'}
      >
        <span>{text}</span>
      </div>
    </>
  );
}
