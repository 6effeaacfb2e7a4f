import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Panel } from '@parages/ui/panel/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './editor.module.css';
import { editor, useSubmit } from './editor.queries.ts';
import { Check } from './tabs/check.tsx';
import { tellRefusal } from './tell-refusal.ts';
import { say } from './words.ts';

/** Asks for publication; whether it is online at once when accepted is chosen here. */
export function SubmitPanel({ poi, onClose }: { poi: OrganiserPoi; onClose: () => void }) {
  const client = useQueryClient();
  const submit = useSubmit(poi.id);
  const [autopublish, setAutopublish] = useState(poi.autopublish);
  // Saved a moment ago: the version to name is the one that save answered.
  const version = (): number => client.getQueryData(editor.one(poi.id).queryKey)?.version ?? poi.version;
  return (
    <Panel
      isOpen
      onClose={onClose}
      title={say('actions.submit')}
      words={{ close: say('actions.close') }}
      footer={
        <div className={classes.noticeActions}>
          <Button variant="secondary" onClick={onClose}>
            {say('actions.cancel')}
          </Button>
          <Button isBusy={submit.isPending} onClick={() => submit.mutate({ version: version(), autopublish }, { onSuccess: onClose })}>
            {say('actions.submit')}
          </Button>
        </div>
      }
    >
      <Check isChecked={autopublish} onChange={setAutopublish} label={say('actions.autopublish')} hint={say('actions.autopublishHint')} />
      {submit.error && (
        <p role="alert" className={classes.fault}>
          {tellRefusal(submit.error)}
        </p>
      )}
    </Panel>
  );
}
