import { useId } from 'react';
import type { ProfilePoint } from './profile-path.ts';
import classes from './profile-reader.module.css';
import { TourProfile } from './tour-profile.tsx';

export type ProfileReaderProps = {
  points: readonly ProfilePoint[];
  /** Index of the selected point, which `onMove` changes. */
  index: number;
  onMove: (index: number) => void;
  /**
   * All three take metres: `formatDistance` is for the whole tour, `formatLength` for the distance
   * of a point, `formatMetres` for an altitude.
   */
  formatDistance: (metres: number) => string;
  formatLength: (metres: number) => string;
  formatMetres: (metres: number) => string;
  words: {
    profile: (values: { distance: string; lowest: string; highest: string }) => string;
    start: string;
    lowest: (altitude: string) => string;
    highest: (altitude: string) => string;
    read: string;
    onTheWay: (values: { length: string; altitude: string }) => string;
    table: string;
    distance: string;
    altitude: string;
  };
};

/**
 * The elevation profile of a tour: a drawing with a slider over its points, and a table of at most
 * ten of them for visitors who cannot see the drawing.
 */
export function ProfileReader({ points, index, onMove, words, ...format }: ProfileReaderProps) {
  const altitudes = points.map(({ altitudeM }) => altitudeM);
  const lowest = format.formatMetres(
    altitudes.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY),
  );
  const highest = format.formatMetres(
    altitudes.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY),
  );
  const end = format.formatDistance(points.at(-1)?.distanceM ?? 0);
  const point = points[index];
  const text =
    point &&
    words.onTheWay({
      length: format.formatLength(point.distanceM),
      altitude: format.formatMetres(point.altitudeM),
    });
  return (
    <>
      <TourProfile
        points={points}
        label={words.profile({ distance: end, lowest, highest })}
        words={{
          start: words.start,
          end,
          lowest: words.lowest(lowest),
          highest: words.highest(highest),
        }}
        {...(text !== undefined && { cursor: { label: words.read, index, text, onMove } })}
      />
      <ProfileTable points={points} words={words} {...format} />
    </>
  );
}

const tableRows = 9;

type ProfileTableProps = Pick<
  ProfileReaderProps,
  'points' | 'words' | 'formatLength' | 'formatMetres'
>;

function ProfileTable({ points, words, formatLength, formatMetres }: ProfileTableProps) {
  const id = useId();
  const step = Math.ceil(points.length / tableRows);
  const rows = points.filter((_, place) => place % step === 0 || place === points.length - 1);
  return (
    <details className={classes.figures}>
      <summary id={id}>{words.table}</summary>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{words.distance}</th>
            <th scope="col">{words.altitude}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ distanceM, altitudeM }) => (
            <tr key={distanceM}>
              <th scope="row">{formatLength(distanceM)}</th>
              <td>{formatMetres(altitudeM)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
