/**
 * The loaded application. `start` calls `onListening` just before rendering begins, and `onReady`
 * once clicks take effect; it rejects when a file of the page cannot be loaded.
 */
export type LateApplication = {
  start: (moments: { onListening: () => void; onReady: () => void }) => Promise<void>;
};

const interactions = ['pointerdown', 'touchstart', 'keydown'] as const;
// A picture that never loads must not block the application.
const longestWaitMs = 4000;

/**
 * Loading the application earlier would take bandwidth from pictures and fonts. Links and GET forms
 * work without it; POST forms wait for it.
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
    try {
      const { start } = await load();
      await start({
        onListening: () => document.removeEventListener('click', remember, true),
        onReady: () => {
          document.removeEventListener('submit', preventPost);
          if (pressed?.isConnected) pressed.click();
        },
      });
      for (const sign of interactions) document.removeEventListener(sign, begin);
    } catch (error) {
      console.error(error);
      // Without a network, or after a deployment: forms are submitted without the application.
      document.removeEventListener('submit', preventPost);
      pressed = null;
      isBegun = false;
    }
  };
  // Before the application is ready, a POST form has no handler: the press of its button is
  // replayed instead.
  const preventPost = (event: SubmitEvent): void => {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post')
      event.preventDefault();
  };
  document.addEventListener('click', remember, true);
  document.addEventListener('submit', preventPost);
  for (const sign of interactions) document.addEventListener(sign, begin, { passive: true });
  if (document.readyState === 'complete') setTimeout(begin);
  else window.addEventListener('load', () => setTimeout(begin), { once: true });
  setTimeout(begin, longestWaitMs);
}
