import classes from './map-frame.module.css';

const rings = [60, 130, 215, 320];

/**
 * Distance rings around the middle, as a placeholder for a live map, with a pin in the middle if a
 * colour is given. Decorative.
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
      <g
        transform="translate(300 200)"
        fill="#fff"
        fillOpacity="0.28"
        stroke="#1c1815"
        strokeOpacity="0.35"
        strokeWidth="1.5"
        strokeDasharray="2 6"
        strokeLinecap="round"
      >
        {rings.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
      </g>
      {pinColor && (
        <g transform="translate(300 200)">
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
