import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MenuButton } from '../../../lib/menu/menu-button.tsx';
import { editorTexts } from '../editor.fr.ts';
import { useDuplicate } from '../editor.queries.ts';

export type MoreActionsProps = {
  poi: OrganiserPoi;
  onFailure: (error: Error) => void;
  /** For an event with a page online, which may have a poster too. */
  onLiveState?: () => void;
  onDiscard?: () => void;
  onDelete?: () => void;
  onArchive?: () => void;
};

export function MoreActions({
  poi,
  onFailure,
  onLiveState,
  onDiscard,
  onDelete,
  onArchive,
}: MoreActionsProps) {
  const { t } = useTranslation(editorTexts);
  const navigate = useNavigate();
  const duplicate = useDuplicate(poi.id);
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
  const actions = [
    ...(onLiveState
      ? [
          { label: t('actions.liveState'), icon: 'calendar' as const, onSelect: onLiveState },
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
      ? [
          {
            label: t(poi.status === 'refused' ? 'actions.deleteRefused' : 'actions.delete'),
            icon: 'trash' as const,
            onSelect: onDelete,
          },
        ]
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
          isBusy={duplicate.isPending || poster.isPending}
          {...attributes}
        >
          {t('actions.more')}
        </Button>
      )}
      groups={[{ actions }]}
    />
  );
}
