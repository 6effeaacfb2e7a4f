import { lostScene } from './lost-scene.tsx';

/** The drawing of each scene. */
export const scenes = {
  nearby: (
    <>
      <circle cx="120" cy="96" r="30" stroke="var(--color-ink)" strokeWidth="3" />
      <circle
        cx="120"
        cy="96"
        r="56"
        stroke="var(--color-ink)"
        strokeWidth="3"
        strokeDasharray="2 10"
      />
      <path
        d="M120 110c-12-16-20-25-20-35a20 20 0 0 1 40 0c0 10-8 19-20 35z"
        fill="var(--color-accent)"
        stroke="var(--color-ink)"
        strokeWidth="3"
      />
      <circle
        cx="120"
        cy="75"
        r="7"
        fill="var(--color-paper)"
        stroke="var(--color-ink)"
        strokeWidth="3"
      />
    </>
  ),
  favorites: (
    <>
      <path
        d="M70 40h86v100H70z"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="3"
        transform="rotate(-6 113 90)"
      />
      <path
        d="M84 30h86v100H84z"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="3"
        transform="rotate(5 127 80)"
      />
      <path
        d="M127 104c-18-13-29-23-29-36 0-9 7-16 15-16 6 0 11 3 14 8 3-5 8-8 14-8 8 0 15 7 15 16 0 13-11 23-29 36z"
        fill="var(--color-favorites)"
        stroke="var(--color-ink)"
        strokeWidth="3"
      />
    </>
  ),
  lost: lostScene,
} as const;
