import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { placeDoubtTexts } from '../../../lib/place-doubt/place-doubt.fr.ts';
import { PlaceDoubtNotice } from '../../../lib/place-doubt/place-doubt-notice.tsx';
import { useNewestVersion } from '../editor.queries.ts';
import { refusalText } from '../lifecycle/refusal-text.ts';
import { useConfirmPlace } from './place-doubt.queries.ts';

export type PlaceDoubtProps = { poi: OrganiserPoi; onTab: (tab: PoiTab) => void };

export function PlaceDoubt({ poi, onTab }: PlaceDoubtProps) {
  const { t } = useTranslation(placeDoubtTexts);
  const confirm = useConfirmPlace(poi.id);
  const newest = useNewestVersion(poi);
  const { placeDoubt, role, status } = poi;
  if (placeDoubt === null || status === 'archived') return null;
  return (
    <PlaceDoubtNotice
      doubt={placeDoubt}
      onSee={() => onTab('place')}
      isBusy={confirm.isPending}
      {...(role !== 'reader' && {
        onConfirm: () =>
          confirm.mutate(newest(), {
            onSuccess: () => toast('success', t('confirmed')),
            onError: (error) => toast('error', refusalText(error)),
          }),
      })}
    />
  );
}
