import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../lib/part/part.tsx';
import { publicOrigin } from '../../../lib/public-origin.ts';
import { focusConflict } from '../conflict-notice.tsx';
import { editorTexts } from '../editor.fr.ts';
import { useNewestVersion, usePublish, useRevise } from '../editor.queries.ts';
import type { Editor } from '../use-editor.ts';
import type { GivingUpKind } from './giving-up.tsx';
import { MoreActions } from './more-actions.tsx';
import { refusalText } from './refusal-text.ts';
import { unsentReasonId, waitsForOrganisation } from './waits-for-organisation.ts';

const SubmitPanel = lazyPart(async () => (await import('./submit-panel.tsx')).SubmitPanel);
const GivingUp = lazyPart(async () => (await import('./giving-up.tsx')).GivingUp);

const LiveStatePanel = lazyPart(
  async () => (await import('./live-state-panel.tsx')).LiveStatePanel,
);

export type LifecycleProps = {
  poi: OrganiserPoi;
  editor: Editor;
  hasErrors: boolean;
  /** True in a creation step while something is missing: the submit button is then secondary. */
  isUnderWay: boolean;
  onIncomplete: () => void;
};

export function Lifecycle({ poi, editor, hasErrors, isUnderWay, onIncomplete }: LifecycleProps) {
  const { t } = useTranslation(editorTexts);
  const {
    status,
    allowedTransitions: allowed,
    publishedVersion,
    slugFr,
    canDiscardRevision,
    canWithdraw,
    canDelete,
    version,
  } = poi;
  const [open, setOpen] = useState<'submit' | 'live-state' | GivingUpKind | null>(null);
  const [failure, setFailure] = useState('');
  const publish = usePublish(poi.id);
  const revise = useRevise(poi.id);
  const close = (): void => setOpen(null);
  const newest = useNewestVersion(poi);
  // Only moderators can open the page of a hidden event.
  const canView = poi.isEnabled || poi.role === 'moderator';

  const whenComplete = async (act: () => unknown): Promise<void> => {
    setFailure('');
    const isSaved = await editor.flush();
    // The save may have met a newer version of the event, after this render.
    if (editor.hasQuestion()) return focusConflict();
    if (hasErrors) return onIncomplete();
    if (isSaved) act();
  };
  const callbacks = { onError: (error: Error) => setFailure(refusalText(error)) };
  const canPublish = status !== 'published' && allowed.includes('published');
  return (
    <>
      <LiveRegion isVisible>{failure}</LiveRegion>
      {publishedVersion && slugFr !== null && canView && (
        <Button
          variant="quiet"
          icon="external"
          href={`${publicOrigin(window.location)}/evenement/${slugFr}`}
        >
          {t('actions.view')}
        </Button>
      )}
      <MoreActions
        poi={poi}
        onFailure={(error) => setFailure(refusalText(error))}
        {...(publishedVersion &&
          status !== 'archived' && { onLiveState: () => setOpen('live-state') })}
        {...(canDiscardRevision && { onDiscard: () => setOpen('discard') })}
        {...(canDelete && { onDelete: () => setOpen('delete') })}
        {...(allowed.includes('archived') && { onArchive: () => setOpen('archive') })}
      />
      {canWithdraw && (
        <Button variant="secondary" onClick={() => setOpen('withdraw')}>
          {t('actions.withdraw')}
        </Button>
      )}
      {status === 'published' && allowed.includes('draft') && (
        <Button
          icon="pencil"
          isBusy={revise.isPending}
          onClick={() => revise.mutate(version, callbacks)}
        >
          {t('actions.revise')}
        </Button>
      )}
      {status !== 'in-review' && allowed.includes('in-review') && !canPublish && (
        <Button
          variant={isUnderWay ? 'secondary' : 'primary'}
          onClick={() => void whenComplete(() => setOpen('submit'))}
        >
          {t('actions.submit')}
        </Button>
      )}
      {waitsForOrganisation(poi) && (
        <Button disabled aria-describedby={unsentReasonId}>
          {t('actions.submit')}
        </Button>
      )}
      {canPublish && status !== 'in-review' && (
        <Button
          isBusy={publish.isPending}
          onClick={() => void whenComplete(() => publish.mutate(newest(), callbacks))}
        >
          {t(publishedVersion ? 'actions.republish' : 'actions.publish')}
        </Button>
      )}
      <Part name={open ?? ''}>
        {open === 'live-state' && <LiveStatePanel poi={poi} act={editor.act} onClose={close} />}
        {open === 'submit' && <SubmitPanel poi={poi} onClose={close} />}
        {open !== null && open !== 'submit' && open !== 'live-state' && (
          <GivingUp kind={open} poi={poi} editor={editor} onClose={close} />
        )}
      </Part>
    </>
  );
}
