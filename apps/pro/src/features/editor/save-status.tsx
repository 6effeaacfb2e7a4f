import { Button } from '@parages/ui/button/button';
import { formatInstantTime } from '@parages/ui/format/instant.fr';
import { useTranslation } from 'react-i18next';
import { focusConflict } from './conflict-notice.tsx';
import { editorTexts, say } from './editor.fr.ts';
import type { Editor } from './use-editor.ts';

export function saveStatus({
  state,
  dirty,
  wrong,
}: Pick<Editor, 'state' | 'dirty' | 'wrong'>): string {
  if (state.kind === 'saving') return say('saving.saving');
  if (state.kind === 'failed') return say('saving.failed');
  if (state.kind === 'conflict') return say('saving.conflict');
  if (wrong.length > 0) return say('saving.waiting');
  if (dirty.size > 0) return say('saving.dirty');
  return state.kind === 'saved'
    ? say('saving.saved', { time: formatInstantTime(state.at) })
    : say('saving.idle');
}

export const SaveButton = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation(editorTexts);
  return (
    <Button
      variant="secondary"
      isBusy={editor.state.kind === 'saving'}
      onClick={() => (editor.state.kind === 'conflict' ? focusConflict() : void editor.flush())}
    >
      {t(editor.state.kind === 'failed' ? 'saving.again' : 'saving.save')}
    </Button>
  );
};
