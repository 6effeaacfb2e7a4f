/** The application, once fetched: it says when it begins to listen to the page, and when it does what a click asks. */
export type LateApplication = {
  start: (moments: { onListening: () => void; onReady: () => void }) => void;
};

const signs = ['pointerdown', 'touchstart', 'keydown'] as const;
// A picture that never comes must not keep the application away.
const longestWaitMs = 4000;

/**
 * Fetches the application once the page is shown whole, or at the first sign of the visitor: before, it would compete with the pictures and the
 * faces for the same line. Links and forms work without it; the last button pressed meanwhile is pressed again when it is ready.
 */
export function startLate(load: () => Promise<LateApplication>): void {
  let pressed: HTMLElement | null = null;
  let isBegun = false;
  const remember = ({ target }: Event): void => {
    if (target instanceof Element) pressed = target.closest('button');
  };
  const begin = async (): Promise<void> => {
    if (isBegun) return;
    isBegun = true;
    for (const sign of signs) document.removeEventListener(sign, begin);
    const { start } = await load();
    start({
      onListening: () => document.removeEventListener('click', remember, true),
      onReady: () => {
        document.removeEventListener('submit', holdBack);
        if (pressed?.isConnected) pressed.click();
      },
    });
  };
  // A form that is posted has nobody to send it to yet: its button, which was just pressed, is pressed again later.
  const holdBack = (event: SubmitEvent): void => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post')
      event.preventDefault();
  };
  document.addEventListener('click', remember, true);
  document.addEventListener('submit', holdBack);
  for (const sign of signs) document.addEventListener(sign, begin, { passive: true });
  if (document.readyState === 'complete') setTimeout(begin);
  else window.addEventListener('load', () => setTimeout(begin), { once: true });
  setTimeout(begin, longestWaitMs);
}
