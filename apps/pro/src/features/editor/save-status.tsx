import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { Button } from '@parages/ui/button/button';
import { formatInstantTime } from '@parages/ui/format/instant.fr';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useTranslation } from 'react-i18next';
import { Part } from '../../lib/part/part.tsx';
import { focusConflict } from './conflict-notice.tsx';
import { editorTexts, say } from './editor.fr.ts';
import type { Editor } from './use-editor.ts';

type Saved = Pick<Editor, 'state' | 'isDue' | 'dirty' | 'wrong' | 'asked' | 'isBlocked'>;

/** The first error of each field. */
const fieldsOf = (errors: readonly PoiError[]): PoiError[] =>
  [...new Map([...errors].reverse().map((error) => [error.field, error])).values()].reverse();

const restOf = ({ wrong, asked }: Saved): string[] => {
  const count = fieldsOf(wrong).length;
  return [
    ...(count > 0 ? [say('saving.wrong', { count })] : []),
    ...(asked.length > 0 ? [say('saving.asked', { count: asked.length })] : []),
  ];
};

export function saveStatus(editor: Saved): string {
  const { state, isDue, dirty, isBlocked } = editor;
  if (state.kind === 'saving') return say('saving.saving');
  if (state.kind === 'failed') return say('saving.failed');
  if (isDue) return say('saving.dirty');
  const [one, other] = restOf(editor);
  if (isBlocked) return say('saving.blocked');
  if (one !== undefined)
    return say('saving.except', {
      rest: other === undefined ? one : say('saving.and', { one, other }),
    });
  if (dirty.size > 0) return say('saving.dirty');
  return state.kind === 'saved'
    ? say('saving.saved', { time: formatInstantTime(state.at) })
    : say('saving.idle');
}

const UnsavedList = lazyPart(async () => (await import('./saving/unsaved-list.tsx')).UnsavedList);

type UnsavedLinksProps = { editor: Saved; onJump: (error: PoiError) => void };

/** Links to what is not saved, from every tab and step. */
export function UnsavedLinks({ editor: { wrong, asked }, onJump }: UnsavedLinksProps) {
  const errors = fieldsOf(wrong);
  if (errors.length === 0 && asked.length === 0) return null;
  return (
    <Part>
      <UnsavedList
        errors={errors}
        onJump={onJump}
        {...(asked.length > 0 && { onChoose: focusConflict })}
      />
    </Part>
  );
}

export const SaveButton = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation(editorTexts);
  return (
    <Button
      variant="secondary"
      isBusy={editor.state.kind === 'saving'}
      onClick={() => void editor.flush()}
    >
      {t(editor.state.kind === 'failed' ? 'saving.again' : 'saving.save')}
    </Button>
  );
};
