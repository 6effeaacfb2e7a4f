import type { ModeratedPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Panel } from '@parages/ui/panel/panel';
import { toast } from '@parages/ui/toaster/toast';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DisableForm } from './disable-form.tsx';
import { ImageSearchPanel } from './image-search-panel.tsx';
import { useModeration } from './moderation.queries.ts';
import { PicturesPanel } from './pictures-panel.tsx';
import { ReassignForm } from './reassign-form.tsx';
import { ThemesPanel } from './themes-panel.tsx';
import { useAct } from './use-act.ts';

export type OpenAct = 'images' | 'search' | 'themes' | 'reassignment' | 'visibility' | undefined;

const titles = {
  images: 'images',
  search: 'searchImage',
  themes: 'themes',
  reassignment: 'reassignment.title',
  visibility: 'visibility.title',
} as const;

type ActPanelProps = { poi: ModeratedPoi; open: OpenAct; onClose: () => void };

export function ActPanel({ poi, open, onClose }: ActPanelProps) {
  const { t } = useTranslation('moderation');
  if (open === undefined) return null;
  // In a portal, because the colours of the moderation bar must not apply to the dialog.
  return createPortal(
    <Panel
      isOpen
      onClose={onClose}
      title={t(titles[open])}
      words={{ close: t('close') }}
      placement={open === 'visibility' ? 'bottom' : 'side'}
    >
      {open === 'images' && <PicturesPanel poi={poi} />}
      {open === 'search' && <ImageSearchPanel poi={poi} onAdded={onClose} />}
      {open === 'themes' && <ThemesPanel poi={poi} />}
      {open === 'visibility' && <Disable poi={poi} onDone={onClose} />}
      {open === 'reassignment' && <Reassign poi={poi} onDone={onClose} />}
    </Panel>,
    document.body,
  );
}

type DoProps = { poi: ModeratedPoi; onDone: () => void };

function Disable({ poi: { id, label }, onDone }: DoProps) {
  const { t } = useTranslation('moderation');
  const { setEnabled } = useModeration();
  const disable = async (reason: string) => {
    await setEnabled(id, false, reason);
    toast('success', t('visibility.done', { label }));
    onDone();
  };
  return <DisableForm onDisable={disable} />;
}

function Reassign({ poi: { id, label, version, organisation, source }, onDone }: DoProps) {
  const { t } = useTranslation('moderation');
  const { reassign } = useModeration();
  const { isBusy, run } = useAct();
  const give = async ({ id: organisationId, name }: { id: string; name: string }) => {
    await reassign(id, version, organisationId);
    toast('success', t('reassignment.done', { label, name }));
    onDone();
  };
  const giveBack = () =>
    run(
      () => reassign(id, version, null),
      () => {
        toast('success', t('reassignment.given', { label }));
        onDone();
      },
    );
  return (
    <ReassignForm onReassign={give}>
      {organisation !== null && source !== null && (
        <Button variant="secondary" isBusy={isBusy} onClick={() => void giveBack()}>
          {t('reassignment.back')}
        </Button>
      )}
    </ReassignForm>
  );
}
