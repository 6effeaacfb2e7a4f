import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { forgetLostParts, LostPart } from './lazy-part.tsx';

type PartWords = {
  /** A file of the part did not load, and what the visitor can check. */
  lost: string;
  lostText: string;
  /** The part threw an unexpected error. */
  broken: string;
  retry: string;
  reload: string;
};

export type PartBoundaryProps = {
  words: PartWords;
  children: ReactNode;
  /** Shown while a file of the part loads. */
  waiting?: ReactNode;
  /** Names the content: another name renders it again after a failure. */
  name?: string | undefined;
};

/**
 * Contains the failure of one part of a page: shows a sentence and a button that renders the part
 * again, and keeps the rest of the page. A part whose file did not load is also rendered again when
 * the network returns.
 */
export function PartBoundary({ words, children, waiting = null, name }: PartBoundaryProps) {
  const [retries, setRetries] = useState(0);
  return (
    <ErrorBoundary
      resetKeys={[name]}
      onReset={({ reason }) => {
        forgetLostParts();
        setRetries((before) => (reason === 'keys' ? 0 : before + 1));
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <PartFailed
          words={words}
          isLost={error instanceof LostPart}
          wasRetried={retries > 0}
          onRetry={resetErrorBoundary}
        />
      )}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type PartFailedProps = {
  words: PartWords;
  isLost: boolean;
  wasRetried: boolean;
  onRetry: () => void;
};

function PartFailed({ words, isLost, wasRetried, onRetry }: PartFailedProps) {
  const box = useRef<HTMLDivElement>(null);
  const retryOnline = useEffectEvent(() => isLost && onRetry());
  useEffect(() => {
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, []);
  const press = (): void => {
    // The pressed button goes away: the focus moves to what contains the part.
    const around = box.current?.parentElement;
    if (around && !around.hasAttribute('tabindex')) around.tabIndex = -1;
    around?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div ref={box}>
      <ErrorState
        title={isLost ? words.lost : words.broken}
        action={
          <>
            <Button variant="secondary" onClick={press}>
              {words.retry}
            </Button>
            {/* After a deployment the file is gone for good: only a new page names its successor. */}
            {isLost && wasRetried && navigator.onLine && (
              <Button variant="quiet" onClick={() => window.location.reload()}>
                {words.reload}
              </Button>
            )}
          </>
        }
      >
        {isLost && <p>{words.lostText}</p>}
      </ErrorState>
    </div>
  );
}
