/** All values, from the one whose turn it is: forwards in even cycles, backwards in odd ones. */
export function inTurn<T>(values: readonly T[], turn: number): T[] {
  const start = turn % values.length;
  const rotated = [...values.slice(start), ...values.slice(0, start)];
  return Math.floor(turn / values.length) % 2 === 0 ? rotated : rotated.reverse();
}
