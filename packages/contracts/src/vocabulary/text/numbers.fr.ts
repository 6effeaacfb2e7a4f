// Written by hand because creating an `Intl` formatter takes milliseconds on a phone.
// pattern-ignore: a number has 21 digits at most
const thousands = /\B(?=(\d{3})+$)/g;

/** "1 250": a non-negative integer with thousands separators. */
export const formatWhole = (whole: number): string => String(whole).replace(thousands, '\u202f');
