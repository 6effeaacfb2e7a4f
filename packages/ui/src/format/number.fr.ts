const numbers = new Intl.NumberFormat('fr-FR');

/** "1 250": a count of things. */
export const formatCount = (count: number): string => numbers.format(count);
