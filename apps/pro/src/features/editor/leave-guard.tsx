import { Button } from '@parages/ui/button/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Dialog } from '../../lib/dialog/dialog.tsx';
import { beforeSignOut } from '../../lib/session/account.ts';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

/**
 * Saves unsaved values when the organiser opens another page of the professional site or signs out.
 * Opens a confirmation dialog only when some values cannot be saved. When the browser tab is closed
 * or reloaded with unsaved values, the browser itself asks.
 */
export function LeaveGuard({ editor: { dirty, flush } }: { editor: Editor }) {
  const { t } = useTranslation(editorTexts);
  const isDirty = dirty.size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed } = blocker;
  const [isStuck, setIsStuck] = useState(false);
  // A ref, so that the effect runs once per blocked navigation: each save recreates these
  // functions, and a navigation must not proceed twice.
  const latest = useRef({ flush, proceed });
  latest.current = { flush, proceed };
  useEffect(() => {
    if (state !== 'blocked') return setIsStuck(false);
    let isCurrent = true;
    void latest.current.flush().then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) latest.current.proceed?.();
      else setIsStuck(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [state]);
  // Answers the sign-out that waits for the choice in the dialog; undefined when none waits.
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>();
  const askSignOut = useEffectEvent(async (): Promise<boolean> => {
    if (!isDirty || (await flush())) return true;
    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  });
  useEffect(() => beforeSignOut(() => askSignOut()), []);
  const stay = (): void => {
    setAnswer(undefined);
    answer?.(false);
    blocker.reset?.();
  };
  const leave = (): void => {
    setAnswer(undefined);
    answer?.(true);
    proceed?.();
  };
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <Dialog
      isOpen={isStuck || answer !== undefined}
      onClose={stay}
      title={t('leave.title')}
      words={{ close: t('actions.close') }}
      footer={
        <div className={classes.noticeActions}>
          <Button variant="secondary" onClick={leave}>
            {t('leave.go')}
          </Button>
          <Button onClick={stay}>{t('leave.stay')}</Button>
        </div>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
