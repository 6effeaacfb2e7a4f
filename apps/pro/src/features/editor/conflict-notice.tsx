import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

const noticeId = 'version-conflict';

/** Moves the focus to the notice, where the organiser chooses a version. */
export const focusConflict = (): void => document.getElementById(noticeId)?.focus();

/**
 * Version conflict: another account saved first. Keeps the typed values and asks which version to
 * save.
 */
export function ConflictNotice({ editor: { state, resolve } }: { editor: Editor }) {
  const { t } = useTranslation(editorTexts);
  if (state.kind !== 'conflict') return null;
  return (
    <div id={noticeId} tabIndex={-1}>
      <Notice tone="warning" title={t('conflict.title')} isLive>
        <p className={classes.noticeText}>
          {t('conflict.text', { tabs: state.tabs.map((tab) => poiTabLabels[tab]).join(', ') })}
        </p>
        <div className={classes.noticeActions}>
          <Button onClick={() => resolve('mine')}>{t('conflict.mine')}</Button>
          <Button variant="secondary" onClick={() => resolve('theirs')}>
            {t('conflict.theirs')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
