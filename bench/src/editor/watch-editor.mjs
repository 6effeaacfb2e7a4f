// Marks when the title of the event accepts typing. A MutationObserver, because a check in each
// frame would make the page render every frame.
const watcher = new MutationObserver(() => {
  const field = document.getElementById('field-/dates/label');
  if (!(field instanceof HTMLInputElement) || field.matches(':disabled') || field.value === '')
    return;
  watcher.disconnect();
  // Marks in a task after the next frame: the work that blocked the page is done by then.
  requestAnimationFrame(() => setTimeout(() => performance.mark('editor-interactive')));
});
watcher.observe(document, { childList: true, subtree: true, attributes: true });
