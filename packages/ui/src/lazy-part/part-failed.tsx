import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { beforeRetry } from './lazy-part.tsx';
import { addLostStyleSheets } from './lost-style-sheets.ts';
import type { PartFailure } from './part-boundary.tsx';

beforeRetry(addLostStyleSheets);

type PartWords = {
  /** A file of the part did not load, and what the visitor can check. */
  lost: string;
  lostText: string;
  /** The part threw an unexpected error. */
  broken: string;
  retry: string;
  reload: string;
  close?: string;
};

export type PartFailedProps = PartFailure & {
  words: PartWords;
  className?: string | undefined;
  /** Closes a part that the visitor has opened, such as a dialog. */
  onClose?: (() => void) | undefined;
};

/** A sentence in place of a part that failed, and a button that renders the part again. */
export function PartFailed({
  words,
  className,
  isLost,
  wasRetried,
  onRetry,
  onClose,
}: PartFailedProps) {
  const box = useRef<HTMLDivElement>(null);
  const press = (): void => {
    // The pressed button goes away: the focus moves to what contains the part.
    const around = box.current?.parentElement;
    if (around && !around.hasAttribute('tabindex')) around.tabIndex = -1;
    around?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div ref={box} className={className}>
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
            {onClose && (
              <Button variant="quiet" onClick={onClose}>
                {words.close}
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
