const numbers = new Intl.NumberFormat('en-GB');

/** "1,250". */
export const formatCount = (count: number): string => numbers.format(count);
