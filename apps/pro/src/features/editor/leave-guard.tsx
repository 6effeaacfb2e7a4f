import { Button } from '@parages/ui/button/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Dialog } from '../../lib/dialog/dialog.tsx';
import { beforeSignOut } from '../../lib/session/account.ts';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';
import type { KeptForm } from './saving/use-kept-form.ts';

type LeaveGuardProps = {
  form: Pick<KeptForm, 'hasUnsaved' | 'draft'>;
  /** Resolves to whether everything is saved. */
  save: () => Promise<boolean>;
  /** Whether a page of the site opens without a question when the device keeps the draft. */
  leavesDraft?: boolean;
};

type Question = 'kept' | 'text' | 'signOut';

/**
 * Saves unsaved values when the organiser opens another page of the professional site or signs out.
 * Opens a confirmation dialog only when some values cannot be saved. When the browser tab is closed
 * or reloaded, the browser itself asks, unless the device keeps the unsaved values.
 */
export function LeaveGuard({
  form: { hasUnsaved, draft },
  save,
  leavesDraft = false,
}: LeaveGuardProps) {
  const { t } = useTranslation(editorTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed } = blocker;
  const [question, setQuestion] = useState<Question>();
  // A ref, so that the effect runs once per blocked navigation: each save recreates these
  // functions, and a navigation must not proceed twice.
  const latest = useRef({ save, proceed });
  latest.current = { save, proceed };
  useEffect(() => {
    if (state !== 'blocked') return setQuestion(undefined);
    let isCurrent = true;
    void latest.current.save().then((isSaved) => {
      if (!isCurrent) return;
      const isKept = draft.keep();
      if (isSaved || (leavesDraft && isKept)) latest.current.proceed?.();
      else setQuestion(isKept ? 'kept' : 'text');
    });
    return () => {
      isCurrent = false;
    };
  }, [state, draft, leavesDraft]);
  // Answers the sign-out that waits for the choice in the dialog; undefined when none waits.
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>();
  const askSignOut = useEffectEvent(async (): Promise<boolean> => {
    if (!hasUnsaved() || (await save())) return true;
    setQuestion('signOut');
    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  });
  // The next account of this device must not find the text; it stays when the sign-out fails.
  const dropText = useEffectEvent((): void => {
    if (hasUnsaved()) draft.drop();
  });
  useEffect(() => beforeSignOut({ ask: () => askSignOut(), onSignedOut: () => dropText() }), []);
  const end = (isLeaving: boolean): void => {
    setAnswer(undefined);
    setQuestion(undefined);
    answer?.(isLeaving);
  };
  const stay = (): void => {
    end(false);
    blocker.reset?.();
  };
  const leave = (): void => {
    end(true);
    proceed?.();
  };
  const warn = useEffectEvent((event: BeforeUnloadEvent): void => {
    if (hasUnsaved() && !draft.keep()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => warn(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Dialog
      isOpen={question !== undefined}
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
      <p>{t(`leave.${question ?? 'text'}`)}</p>
    </Dialog>
  );
}
