// A centimetre. PostgreSQL fails on smaller numbers with "value out of range: underflow" once it multiplies them, and a stored one would fail the
// searches around it.
const stepsOfDegree = 1e7;

/** Degrees to seven decimals, as a request or a file may give them. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * stepsOfDegree) / stepsOfDegree;
