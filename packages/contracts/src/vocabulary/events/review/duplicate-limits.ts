/**
 * Two events may be duplicates when they share a day, are at most `withinM` metres apart and their
 * titles have a likeness of at least `likeness` (from 0 to 1). An undo of a merge that is older than
 * `keepFavoritesDays` leaves its favourites with the kept event.
 */
export const duplicateLimits = { withinM: 300, likeness: 0.5, keepFavoritesDays: 365 } as const;
