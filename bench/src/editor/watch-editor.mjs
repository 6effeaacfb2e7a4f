// In the page: marks when the title of an event can be typed in. It is there, enabled and filled, and the page answers within a frame or two.
const look = () => {
  const field = document.getElementById('field-/dates/label');
  if (!(field instanceof HTMLInputElement) || field.matches(':disabled') || field.value === '') {
    requestAnimationFrame(look);
    return;
  }
  // A task behind a frame: whatever held the page up is over by then.
  requestAnimationFrame(() => setTimeout(() => performance.mark('editor-interactive')));
};
look();
