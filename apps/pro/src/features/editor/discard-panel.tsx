import type { OrganiserPoi } from '@parages/contracts/types';
import { DecisionPanel } from './decision-panel.tsx';
import { useDiscard } from './editor.queries.ts';
import { say } from './words.ts';

/** Gives up the version in preparation: the published one stays. */
export function DiscardPanel({ poi, onClose }: { poi: OrganiserPoi; onClose: () => void }) {
  const discard = useDiscard(poi.id);
  return (
    <DecisionPanel
      title={say('actions.discard')}
      confirm={say('actions.discard')}
      isBusy={discard.isPending}
      error={discard.error}
      onConfirm={() => discard.mutate(poi.version, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{say('actions.discardText')}</p>
    </DecisionPanel>
  );
}
