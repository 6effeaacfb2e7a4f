import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { editorTexts } from '../editor.fr.ts';
import type { Editor } from '../use-editor.ts';
import { DecisionPanel, type GivingUpProps } from './decision-panel.tsx';
import { givingUpTexts } from './giving-up.fr.ts';
import { useDeleteDraft } from './giving-up.queries.ts';

type DeletePanelProps = Omit<GivingUpProps, 'onDone'> & {
  editor: Pick<Editor, 'inTurn' | 'discard'>;
};

export function DeletePanel({ poi, editor, onClose }: DeletePanelProps) {
  const { t } = useTranslation(editorTexts);
  const { t: tHere } = useTranslation(givingUpTexts);
  const navigate = useNavigate();
  const isRefused = poi.status === 'refused';
  const leave = () => {
    // Values that could not be saved would keep the page open.
    editor.discard();
    toast('success', tHere(isRefused ? 'deletedRefused' : 'deleted'));
    return navigate('/org/events', { replace: true });
  };
  const remove = useDeleteDraft(poi.id, editor.inTurn, leave);
  return (
    <DecisionPanel
      title={tHere(isRefused ? 'deleteRefusedTitle' : 'deleteTitle')}
      confirm={t(isRefused ? 'actions.deleteRefused' : 'actions.delete')}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        {tHere(isRefused ? 'deleteRefusedText' : 'deleteText', {
          title: poi.label.trim() || t('untitled'),
        })}
      </p>
    </DecisionPanel>
  );
}
