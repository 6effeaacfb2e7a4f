// Runs in the page: marks when the event's title accepts typing: the field exists, is enabled and
// filled, and the page responds within a frame or two. A MutationObserver, because a check in each
// frame would make the page render every frame.
const watcher = new MutationObserver(() => {
  const field = document.getElementById('field-/dates/label');
  if (!(field instanceof HTMLInputElement) || field.matches(':disabled') || field.value === '')
    return;
  watcher.disconnect();
  // A task after a frame: the work that blocked the page is done by then.
  requestAnimationFrame(() => setTimeout(() => performance.mark('editor-interactive')));
});
watcher.observe(document, { childList: true, subtree: true, attributes: true });
