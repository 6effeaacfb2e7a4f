import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { TextField } from '@parages/ui/form/text-field';
import { Panel } from '@parages/ui/panel/panel';
import { useState } from 'react';
import { productName } from '../../lib/product.ts';
import classes from './editor.module.css';
import { useArchive } from './editor.queries.ts';
import { tellRefusal } from './tell-refusal.ts';
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
    <Panel
      isOpen
      onClose={onClose}
      title={say('actions.archiveTitle')}
      words={{ close: say('actions.close') }}
      footer={
        <div className={classes.noticeActions}>
          <Button variant="secondary" onClick={onClose}>
            {say('actions.cancel')}
          </Button>
          <Button isBusy={archive.isPending} onClick={confirm}>
            {say('actions.archive')}
          </Button>
        </div>
      }
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
      {archive.error && (
        <p role="alert" className={classes.fault}>
          {tellRefusal(archive.error)}
        </p>
      )}
    </Panel>
  );
}
