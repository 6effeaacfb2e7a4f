import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';
import type { FormTab } from './editor-tabs.ts';
import type { Editor } from './use-editor.ts';

const noticeId = 'version-conflict';

export const focusConflict = (): void => document.getElementById(noticeId)?.focus();

type ConflictNoticeProps = { editor: Editor; isReadOnly: boolean };

export function ConflictNotice({ editor, isReadOnly }: ConflictNoticeProps) {
  const { t } = useTranslation(editorTexts);
  const { state, dirty, resolve, discard } = editor;
  if (isReadOnly && dirty.size > 0)
    return (
      <Conflict title={t('conflict.closed')} text={t('conflict.closedText', named([...dirty]))}>
        <Button onClick={discard}>{t('conflict.discard')}</Button>
      </Conflict>
    );
  if (state.kind !== 'conflict') return null;
  return (
    <Conflict title={t('conflict.title')} text={t('conflict.text', named(state.tabs))}>
      <Button onClick={() => resolve('mine')}>{t('conflict.mine')}</Button>
      <Button variant="secondary" onClick={() => resolve('theirs')}>
        {t('conflict.theirs')}
      </Button>
    </Conflict>
  );
}

const named = (tabs: readonly FormTab[]) => ({
  tabs: tabs.map((tab) => poiTabLabels[tab]).join(', '),
});

type ConflictProps = { title: string; text: string; children: ReactNode };

const Conflict = ({ title, text, children }: ConflictProps) => (
  <div id={noticeId} tabIndex={-1}>
    <Notice tone="warning" title={title} isLive>
      <p className={classes.noticeText}>{text}</p>
      <div className={classes.noticeActions}>{children}</div>
    </Notice>
  </div>
);
