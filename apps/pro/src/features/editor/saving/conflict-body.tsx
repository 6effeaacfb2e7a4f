import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormTab } from '../editor-tabs.ts';
import type { Editor } from '../use-editor.ts';
import classes from './conflict.module.css';
import { ConflictQuestions } from './conflict-questions.tsx';
import { savingTexts } from './saving.fr.ts';

type ConflictBodyProps = { id: string; editor: Editor; isReadOnly: boolean };

/** What of the typed values needs a decision after the event was changed elsewhere. */
export function ConflictBody({ id, editor, isReadOnly }: ConflictBodyProps) {
  const { t } = useTranslation(savingTexts);
  const { dirty, asked, choose, discard } = editor;
  if (isReadOnly && dirty.size > 0)
    return (
      <Conflict id={id} title={t('closed')} text={t('closedText', named([...dirty]))}>
        <div className={classes.actions}>
          <Button onClick={discard}>{t('discard')}</Button>
        </div>
      </Conflict>
    );
  if (asked.length === 0) return <Notice isLive title={t('merged')} />;
  const all = asked.map(({ name }) => name);
  return (
    <Conflict id={id} title={t('title', { count: asked.length })} text={t('text')}>
      <ConflictQuestions editor={editor} />
      {asked.length > 1 && (
        <div className={classes.actions}>
          <Button variant="secondary" onClick={() => choose(all, 'mine')}>
            {t('allMine')}
          </Button>
          <Button variant="secondary" onClick={() => choose(all, 'theirs')}>
            {t('allTheirs')}
          </Button>
        </div>
      )}
    </Conflict>
  );
}

const named = (tabs: readonly FormTab[]) => ({
  tabs: tabs.map((tab) => poiTabLabels[tab]).join(', '),
});

type ConflictProps = { id: string; title: string; text: string; children: ReactNode };

const Conflict = ({ id, title, text, children }: ConflictProps) => (
  <div id={id} tabIndex={-1}>
    <Notice tone="warning" title={title} isLive>
      <p className={classes.text}>{text}</p>
      {children}
    </Notice>
  </div>
);
