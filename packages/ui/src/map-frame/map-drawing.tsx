import classes from './map-frame.module.css';

const roads = [
  'M-20 250 120 236 260 262 420 214 620 226',
  'M92-20 128 110 120 236 148 420',
  'M430-20 400 92 420 214 388 420',
  'M-20 96 128 110 260 80 400 92 620 60',
  'M260 80 260 262 244 420',
  'M420 214 520 320 620 350',
];
const streets =
  'M170 70 178 246M214 72 216 256M310 84 318 244M358 88 370 228M124 150 410 150M122 196 414 186M466 72 480 216M530 66 548 220M412 140 620 128';
const parks = [
  'M440 238q50-10 84 34q-20 44-70 40q-40-30-14-74z',
  'M26 126q50-12 74 8q8 56-6 84q-44 12-76-6q-10-50 8-86z',
];

/**
 * A fictitious town plan in place of a live map, with a pin in the middle if a colour is given.
 * Decorative.
 */
export function MapDrawing({ pinColor }: { pinColor: string | undefined }) {
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="600" height="400" fill="#f4ecdd" />
      {parks.map((park) => (
        <path key={park} d={park} fill="#d5e3c3" />
      ))}
      <path
        d="M-20 338C90 300 150 352 262 318S430 330 500 372 600 400 640 392"
        fill="none"
        stroke="#a9cfe2"
        strokeWidth="36"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={streets} stroke="#fffaf2" strokeWidth="4" />
        {roads.map((road) => (
          <path key={road} d={road} stroke="#fff" strokeWidth="10" />
        ))}
      </g>
      {pinColor && (
        <g transform="translate(300 176)">
          <ellipse cx="0" cy="2" rx="14" ry="5" fill="#1c1815" opacity="0.25" />
          <path
            d="M0 0C-8-14-26-26-26-46a26 26 0 1 1 52 0C26-26 8-14 0 0z"
            fill={pinColor}
            stroke="#fff"
            strokeWidth="4"
          />
          <circle cx="0" cy="-46" r="9" fill="#fff" />
        </g>
      )}
    </svg>
  );
}
