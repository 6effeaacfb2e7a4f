// By hand, like days: making a formatter of the platform takes milliseconds of a phone, and a page would need a dozen at its start.
// pattern-ignore: a number has 21 digits at most
const thousands = /\B(?=(\d{3})+$)/g;

/** "1 250": a whole number of things, from 0, with its thousands apart. */
export const formatWhole = (whole: number): string => String(whole).replace(thousands, '\u202f');
