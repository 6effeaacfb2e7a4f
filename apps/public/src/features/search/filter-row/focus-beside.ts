/**
 * Moves the focus from a button that disappears to the next one of the row of filters, or to the
 * previous one.
 */
export function focusBeside(): void {
  const focused = document.activeElement;
  const row = focused?.closest('[data-chips]');
  if (!(focused instanceof HTMLButtonElement) || !row) return;
  const buttons = [...row.querySelectorAll('button')];
  const index = buttons.indexOf(focused);
  (buttons[index + 1] ?? buttons[index - 1])?.focus();
}
