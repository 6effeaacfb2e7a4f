import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Panel } from '@parages/ui/panel/panel';
import classes from './editor.module.css';
import { useDiscard } from './editor.queries.ts';
import { tellRefusal } from './tell-refusal.ts';
import { say } from './words.ts';

/** Gives up the version in preparation: the published one stays. */
export function DiscardPanel({ poi, onClose }: { poi: OrganiserPoi; onClose: () => void }) {
  const discard = useDiscard(poi.id);
  return (
    <Panel
      isOpen
      onClose={onClose}
      title={say('actions.discard')}
      words={{ close: say('actions.close') }}
      footer={
        <div className={classes.noticeActions}>
          <Button variant="secondary" onClick={onClose}>
            {say('actions.cancel')}
          </Button>
          <Button isBusy={discard.isPending} onClick={() => discard.mutate(poi.version, { onSuccess: onClose })}>
            {say('actions.discard')}
          </Button>
        </div>
      }
    >
      <p>{say('actions.discardText')}</p>
      {discard.error && (
        <p role="alert" className={classes.fault}>
          {tellRefusal(discard.error)}
        </p>
      )}
    </Panel>
  );
}
