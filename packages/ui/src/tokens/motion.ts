/** Durations of fades. Style sheets use them only inside `prefers-reduced-motion: no-preference`. */
export const motion = { fade: '150ms', background: '450ms', ease: 'cubic-bezier(0.2, 0, 0.2, 1)' } as const;
