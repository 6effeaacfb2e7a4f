import classes from './day-chart.module.css';

/** `day` is `yyyy-MM-dd`. */
type DayValue = { day: string; value: number };

export type DayChartProps = {
  title: string;
  /** Every day of a range, in order. */
  values: readonly DayValue[];
  formatDay: (day: string) => string;
  formatCount: (count: number) => string;
  words: {
    /** Label of the control that opens a table of the same numbers. */
    showTable: string;
    day: string;
    count: string;
  };
};

const height = 48;
const barWidth = 6;
const gap = 2;
// The chart of fewer days leaves room at their right: a single bar as wide as the chart has no form.
const fewestDays = 14;
// Minimum height of a bar, so that a small value beside a large one is visible.
const lowest = 2;

const barHeight = (value: number, most: number): number =>
  value === 0 ? 0 : Math.max(lowest, (value / most) * height);

export function DayChart({ title, values, formatDay, formatCount, words }: DayChartProps) {
  const most = Math.max(1, ...values.map(({ value }) => value));
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const width = Math.max(values.length, fewestDays) * (barWidth + gap) - gap;
  const [first, last] = [values[0], values.at(-1)];
  return (
    <figure className={classes.chart}>
      <figcaption>
        <span>{title}</span>
        <strong>{formatCount(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {values.map(({ day, value }, index) => {
          const tall = barHeight(value, most);
          return (
            <rect
              key={day}
              x={index * (barWidth + gap)}
              y={height - tall}
              width={barWidth}
              height={tall}
              rx={1}
            />
          );
        })}
      </svg>
      {first && last && (
        <p className={classes.ends} aria-hidden="true">
          <span>{formatDay(first.day)}</span>
          {last !== first && <span>{formatDay(last.day)}</span>}
        </p>
      )}
      <details>
        <summary>{words.showTable}</summary>
        <table>
          <caption className={classes.caption}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{formatCount(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
