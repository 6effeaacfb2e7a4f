/**
 * Font families with metric-matched fallbacks (`fonts.css`), so that the layout does not shift when
 * the web font loads.
 */
export const family = {
  heading:
    "'Bricolage Grotesque', 'Bricolage fallback', 'Bricolage fallback wide', Arial, sans-serif",
  text: "'Figtree Variable', 'Figtree fallback', 'Figtree fallback wide', Arial, sans-serif",
} as const;

/** Text sizes in rem; headings scale with the screen between two bounds. */
export const fontSize = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: '1.25rem',
  h4: '1.1875rem',
  h3: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)',
  h2: 'clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem)',
  h1: 'clamp(2rem, 1.55rem + 2.2vw, 3.25rem)',
  display: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.875rem)',
} as const;
