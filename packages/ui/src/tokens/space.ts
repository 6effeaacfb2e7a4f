/** Spacing scale, in rem (4 px grid at the default text size). */
export const space = {
  '2xs': '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  '2xl': '3rem',
  '3xl': '4.5rem',
} as const;

/**
 * Sizes that several components share. `target` is the minimum height of a touch target; the
 * specification fixes `header`.
 */
export const size = {
  target: '2.75rem',
  header: '6rem',
  bottomBar: '4rem',
  page: '80rem',
  text: '42rem',
} as const;

/**
 * Layout breakpoints. Media queries cannot read a custom property, so that style sheets repeat
 * these three numbers.
 */
export const breakpoint = { small: '40rem', desktop: '64rem', wide: '90rem' } as const;
