type FoundCard = { card: string; metres: number };

/** Adds the distance to each stored card, as the statements in the database do. */
export const packCards = (found: readonly FoundCard[]): string =>
  `[${found
    .map(({ card, metres }) => `${card.slice(0, -1)},"distance":${Math.round(metres)}}`)
    .join(',')}]`;
