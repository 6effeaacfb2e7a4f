export const radius = { sm: '0.375rem', md: '0.75rem', lg: '1.25rem', full: '999px' } as const;

/**
 * `card` is for elements in the page flow, `float` for elements above the page, such as a panel.
 */
export const shadow = {
  card: '0 1px 2px rgb(60 40 20 / 8%), 0 8px 24px -12px rgb(60 40 20 / 22%)',
  float: '0 2px 6px rgb(60 40 20 / 10%), 0 24px 60px -20px rgb(60 40 20 / 40%)',
} as const;
