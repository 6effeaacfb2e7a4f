import type { OrganiserPoi } from '@parages/contracts/types';
import { TextField } from '@parages/ui/form/text-field';
import { useState } from 'react';
import { productName } from '../../lib/product.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { useArchive } from './editor.queries.ts';
import { say } from './words.ts';

/** Archives an event for good: its title is typed again. */
export function ArchivePanel({ poi, onClose }: { poi: OrganiserPoi; onClose: () => void }) {
  const archive = useArchive(poi.id);
  const [confirmation, setConfirmation] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const confirm = (): void => {
    const isSame = confirmation.trim() === poi.label.trim();
    setIsWrong(!isSame);
    if (isSame) archive.mutate({ version: poi.version, confirmation }, { onSuccess: onClose });
  };
  return (
    <DecisionPanel
      title={say('actions.archiveTitle')}
      confirm={say('actions.archive')}
      isBusy={archive.isPending}
      error={archive.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{say('actions.archiveText', { product: productName })}</p>
      <TextField
        name="confirmation"
        label={say('actions.archiveConfirm', { title: poi.label })}
        value={confirmation}
        onChange={setConfirmation}
        autoComplete="off"
        fault={isWrong ? say('actions.archiveWrong') : undefined}
      />
    </DecisionPanel>
  );
}
