import type { Editor } from '../use-editor.ts';
import { ArchivePanel } from './archive-panel.tsx';
import type { GivingUpProps } from './decision-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { DiscardPanel } from './discard-panel.tsx';
import { WithdrawPanel } from './withdraw-panel.tsx';

export type GivingUpKind = 'withdraw' | 'discard' | 'delete' | 'archive';

type Props = Pick<GivingUpProps, 'poi' | 'onClose'> & {
  kind: GivingUpKind;
  editor: Pick<Editor, 'inTurn' | 'discard'>;
};

/** The dialog of an act that gives up a submission, a version or the event. */
export function GivingUp({ kind, poi, editor, onClose }: Props) {
  const onDone = (): void => {
    editor.discard();
    onClose();
  };
  const props = { poi, onDone, onClose };
  switch (kind) {
    case 'withdraw':
      return <WithdrawPanel poi={poi} onDone={onClose} onClose={onClose} />;
    case 'delete':
      return <DeletePanel poi={poi} editor={editor} onClose={onClose} />;
    case 'discard':
      return <DiscardPanel {...props} />;
    case 'archive':
      return <ArchivePanel {...props} />;
  }
}
