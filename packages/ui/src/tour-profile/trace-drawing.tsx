import classes from './tour-profile.module.css';
import { drawTrace, roundLength, type TracePoint } from './trace-path.ts';

export type TraceDrawingProps = {
  points: readonly TracePoint[];
  /** Text alternative of the drawing. */
  label: string;
  start: string;
  /** Formats the length of the scale bar, in metres. */
  formatLength: (metres: number) => string;
  /** Index of the selected point. */
  cursor?: number | undefined;
};

const box = { width: 600, height: 340, margin: 44 };
const widestScale = 160;

/** The track of a tour seen from above. Renders nothing for fewer than two different points. */
export function TraceDrawing({ points, label, start, formatLength, cursor }: TraceDrawingProps) {
  const drawn = drawTrace(points, box);
  const [first] = drawn?.places ?? [];
  if (drawn === null || first === undefined) return null;
  const pointed = cursor === undefined ? undefined : drawn.places[cursor];
  const scaleM = roundLength(widestScale * drawn.metresPerUnit);
  const scale = scaleM / drawn.metresPerUnit;
  const path = `M${drawn.places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={classes.trace}
    >
      <path d={path} className={classes.casing} />
      <path d={path} className={classes.way} />
      <circle cx={first.x} cy={first.y} r={9} className={classes.start} />
      <text x={first.x} y={first.y - 18} className={classes.startName}>
        {start}
      </text>
      {pointed && <circle cx={pointed.x} cy={pointed.y} r={9} className={classes.pointed} />}
      <path d={`M20 ${box.height - 28}v8h${scale.toFixed(1)}v-8`} className={classes.scale} />
      <text x={20 + scale / 2} y={box.height - 28} className={classes.scaleName}>
        {formatLength(scaleM)}
      </text>
    </svg>
  );
}
