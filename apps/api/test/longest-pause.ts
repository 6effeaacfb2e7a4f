/**
 * Runs the work and returns the share of its time for which the event loop made its longest pause:
 * close to 1 for work that a thread does not take over.
 */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let [last, longest] = [begun, 0];
  const tick = (): void => {
    const now = performance.now();
    [last, longest] = [now, Math.max(longest, now - last)];
  };
  const timer = setInterval(tick, 5);
  await work();
  clearInterval(timer);
  tick();
  return longest / (performance.now() - begun);
}
