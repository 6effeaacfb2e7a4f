import { poiTabLabels } from '@parages/contracts/vocabulary/poi-tabs.fr';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';
import { say } from './words.ts';

/** Somebody else was faster: what was typed here is still here, and one says whose stands. */
export function ConflictNotice({ editor: { state, resolve } }: { editor: Editor }) {
  if (state.kind !== 'conflict') return null;
  return (
    <Notice tone="warning" title={say('conflict.title')} isLive>
      <p className={classes.noticeText}>
        {say('conflict.text', { tabs: state.tabs.map((tab) => poiTabLabels[tab]).join(', ') })}
      </p>
      <div className={classes.noticeActions}>
        <Button onClick={() => resolve('mine')}>{say('conflict.mine')}</Button>
        <Button variant="secondary" onClick={() => resolve('theirs')}>
          {say('conflict.theirs')}
        </Button>
      </div>
    </Notice>
  );
}
