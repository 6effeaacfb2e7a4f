import type { OrganiserPoi } from '@parages/contracts/types';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { Button } from '@parages/ui/button/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MenuButton } from '../../../lib/menu/menu-button.tsx';
import { editorTexts } from '../editor.fr.ts';
import { useDuplicate, useSetLiveState } from '../editor.queries.ts';

export type MoreActionsProps = {
  poi: OrganiserPoi;
  onFailure: (error: Error) => void;
  onDiscard?: () => void;
  onDelete?: () => void;
  onArchive?: () => void;
};

export function MoreActions({ poi, onFailure, onDiscard, onDelete, onArchive }: MoreActionsProps) {
  const { t } = useTranslation(editorTexts);
  const navigate = useNavigate();
  const duplicate = useDuplicate(poi.id);
  const setLiveState = useSetLiveState(poi.id);
  const hasPage = poi.publishedVersion && poi.status !== 'archived';
  const poster = useMutation({
    // Loaded on the press: few organisers print a poster.
    mutationFn: async () => (await import('./poster.queries.ts')).savePoster(poi),
    onError: onFailure,
    meta: { isErrorShown: true },
  });
  if (poi.role === 'reader') return null;
  const copy = () =>
    duplicate.mutate(undefined, {
      onSuccess: ({ id }) => void navigate(`/org/events/${id}`),
      onError: onFailure,
    });
  const situations = {
    label: t('actions.liveState'),
    choices: liveStates.map((liveState) => ({
      label: liveStateLabels[liveState],
      isChosen: liveState === poi.liveState,
      onSelect: () =>
        setLiveState.mutate({ version: poi.version, liveState }, { onError: onFailure }),
    })),
  };
  const actions = [
    ...(hasPage
      ? [
          {
            label: t('actions.poster'),
            icon: 'download' as const,
            onSelect: () => poster.mutate(),
          },
        ]
      : []),
    { label: t('actions.duplicate'), icon: 'copy' as const, onSelect: copy },
    ...(onDiscard
      ? [{ label: t('actions.discard'), icon: 'trash' as const, onSelect: onDiscard }]
      : []),
    ...(onDelete
      ? [{ label: t('actions.delete'), icon: 'trash' as const, onSelect: onDelete }]
      : []),
    ...(onArchive
      ? [{ label: t('actions.archive'), icon: 'lock' as const, onSelect: onArchive }]
      : []),
  ];
  return (
    <MenuButton
      width={300}
      position="top-start"
      isFixed
      button={(attributes) => (
        <Button
          variant="quiet"
          icon="menu"
          isBusy={duplicate.isPending || setLiveState.isPending || poster.isPending}
          {...attributes}
        >
          {t('actions.more')}
        </Button>
      )}
      groups={hasPage ? [situations, { actions }] : [{ actions }]}
    />
  );
}
