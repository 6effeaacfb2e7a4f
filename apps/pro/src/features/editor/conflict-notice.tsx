import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { Part } from '../../lib/part/part.tsx';
import type { Editor } from './use-editor.ts';

const ConflictBody = lazyPart(
  async () => (await import('./saving/conflict-body.tsx')).ConflictBody,
);

const noticeId = 'version-conflict';

export const focusConflict = (): void => document.getElementById(noticeId)?.focus();

type ConflictNoticeProps = { editor: Editor; isReadOnly: boolean };

/** What of the typed values needs a decision after the event was changed elsewhere. */
export function ConflictNotice({ editor, isReadOnly }: ConflictNoticeProps) {
  const { dirty, asked, isMerged } = editor;
  if (!(isReadOnly && dirty.size > 0) && asked.length === 0 && !isMerged) return null;
  return (
    <Part>
      <ConflictBody id={noticeId} editor={editor} isReadOnly={isReadOnly} />
    </Part>
  );
}
