// Runs in a page before its own scripts. Plain JavaScript, because the browser gets the file
// unchanged.
(() => {
  const observed = { events: [], shifts: [] };
  window.observed = observed;
  const nameOf = (node) =>
    node instanceof Element
      ? `${node.tagName}.${node.className}`.slice(0, 80)
      : String(node?.nodeName);
  let loadedAt = Number.POSITIVE_INFINITY;
  addEventListener('load', () => {
    loadedAt = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries())
      if (interactionId > 0)
        observed.events.push({ id: interactionId, at: startTime, ms: duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput && startTime > loadedAt)
        observed.shifts.push({
          at: startTime,
          value,
          moved: sources.map(({ node }) => nameOf(node)),
        });
  }).observe({ type: 'layout-shift', buffered: true });
})();
