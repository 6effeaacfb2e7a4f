// In the page: marks when the title of an event can be typed in. It is there, enabled and filled, and the page answers within a frame or two.
// Looks when something changes, not in each frame: of the frames asked for, the page would have to draw every one.
const watcher = new MutationObserver(() => {
  const field = document.getElementById('field-/dates/label');
  if (!(field instanceof HTMLInputElement) || field.matches(':disabled') || field.value === '')
    return;
  watcher.disconnect();
  // A task behind a frame: whatever held the page up is over by then.
  requestAnimationFrame(() => setTimeout(() => performance.mark('editor-interactive')));
});
watcher.observe(document, { childList: true, subtree: true, attributes: true });
