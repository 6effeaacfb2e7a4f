import { Button } from '@parages/ui/button/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Dialog } from '../../lib/dialog/dialog.tsx';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

/** Nobody leaves what is not saved without knowing: it is saved on the way out, and asked about only when that fails. */
export function LeaveGuard({ editor: { dirty, flush } }: { editor: Editor }) {
  const { t } = useTranslation(editorTexts);
  const isDirty = dirty.size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed } = blocker;
  const [isStuck, setIsStuck] = useState(false);
  // Once for each time that one is held: a save makes other functions of these, and whoever was let go may not be let go again.
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
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <Dialog
      isOpen={isStuck}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      words={{ close: t('actions.close') }}
      footer={
        <div className={classes.noticeActions}>
          <Button variant="secondary" onClick={() => proceed?.()}>
            {t('leave.go')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
        </div>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
