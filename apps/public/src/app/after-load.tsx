import { lazy, Suspense, useEffect, useState } from 'react';
import { loadWords } from '../lib/i18n.ts';
import { useSite } from '../lib/site.tsx';

const longestWaitMs = 5000;

// Safari has no idle callback.
const whenIdle = (start: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: longestWaitMs });
  else setTimeout(start, 200);
};

function useIsLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const start = () => whenIdle(() => setIsLoaded(true));
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  return isLoaded;
}

/** The companions of every page, fetched once the page is loaded and the browser has nothing else to do. */
export function AfterLoad() {
  const { locale } = useSite();
  const isLoaded = useIsLoaded();
  const [Companions] = useState(() =>
    lazy(async () => {
      // A page stands without them: they may not be there to be had without a network.
      const companions = await import('./companions.tsx').catch(() => null);
      await loadWords(locale).catch(() => undefined);
      return { default: companions?.Companions ?? (() => null) };
    }),
  );
  return isLoaded ? (
    <Suspense>
      <Companions />
    </Suspense>
  ) : null;
}
