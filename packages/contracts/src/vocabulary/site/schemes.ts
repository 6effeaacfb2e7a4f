/**
 * The colour schemes that a visitor can choose; without a choice, pages follow the system. The
 * attribute `data-scheme` of the root element holds the choice.
 */
export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/**
 * The cookie that stores the chosen scheme; its value is a `Scheme`. An inline script of
 * `apps/public/index.html` reads it before the first paint.
 */
export const schemeCookie = 'parages-scheme';

export const isScheme = (value: string | undefined): value is Scheme =>
  (schemes as readonly (string | undefined)[]).includes(value);
