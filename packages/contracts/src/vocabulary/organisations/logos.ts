/** Minimum width of the logo of an organisation, in pixels. */
export const logoMinWidth = 160;
