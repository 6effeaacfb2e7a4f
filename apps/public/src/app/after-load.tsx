import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { PartBoundary } from '@parages/ui/lazy-part/part-boundary';
import { useEffect, useState } from 'react';
import { loadWords } from '../lib/i18n/i18n.ts';
import { useSite } from '../lib/site.tsx';

const longestWaitMs = 5000;

// Safari has no `requestIdleCallback`.
function whenIdle(start: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(start, { timeout: longestWaitMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(start, 200);
  return () => clearTimeout(timer);
}

function useIsLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const start = () => {
      cancel = whenIdle(() => setIsLoaded(true));
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      cancel();
    };
  }, []);
  return isLoaded;
}

export function AfterLoad() {
  const { locale } = useSite();
  const isLoaded = useIsLoaded();
  const [Companions] = useState(() =>
    lazyPart(async () => {
      const companions = await import('./companions.tsx');
      await loadWords(locale);
      return companions.Companions;
    }),
  );
  // Offline, the file of the companions may be unavailable; the page works without them.
  return isLoaded ? (
    <PartBoundary>
      <Companions />
    </PartBoundary>
  ) : null;
}
