import { isRefusal } from '@parages/contracts/api-problem';
import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { Button } from '@parages/ui/button/button';
import { formatDistance } from '@parages/ui/format/distance.fr';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useDebouncedText } from '@parages/ui/place-search/use-debounced-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editor } from '../editor.queries.ts';
import { editorTabsTexts } from './tabs.fr.ts';
import classes from './tabs.module.css';

type Position = { lon: number; lat: number };
type Address = { streetAddress: string | null; postalCode: string | null; locality: string | null };
export type AddressLookupProps = {
  address: Address;
  position: Position | null;
  onFound: (position: Position) => void;
};

const questionOf = ({ streetAddress, postalCode, locality }: Address) => ({
  streetAddress: streetAddress?.trim() ?? '',
  postalCode: postalCode?.trim() ?? '',
  locality: locality?.trim() ?? '',
});

export function AddressLookup({ address, position, onFound }: AddressLookupProps) {
  const { t } = useTranslation(editorTabsTexts);
  const client = useQueryClient();
  const [status, setStatus] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const question = questionOf(address);

  const locate = async (): Promise<void> => {
    if (question.streetAddress === '' && question.locality === '')
      return setStatus(t('place.addressMissing'));
    setIsBusy(true);
    setStatus(t('place.locating'));
    try {
      const [best] = (await client.fetchQuery(editor.addresses(question))).items;
      if (best) onFound(best.position);
      setStatus(best ? t('place.located', { label: best.label }) : t('place.notFound'));
    } catch (error) {
      setStatus(
        t(
          isRefusal(error) && error.code === 'request_invalid'
            ? 'place.notFound'
            : 'place.geocoderDown',
        ),
      );
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className={classes.part}>
      <div className={classes.buttons}>
        <Button variant="secondary" icon="locate" isBusy={isBusy} onClick={() => void locate()}>
          {t('place.locate')}
        </Button>
      </div>
      <LiveRegion isVisible>{status}</LiveRegion>
      <FarNotice
        locality={question.locality}
        postalCode={question.postalCode}
        position={position}
      />
    </div>
  );
}

type FarNoticeProps = { locality: string; postalCode: string; position: Position | null };

function FarNotice({ locality: typedLocality, postalCode: typedCode, position }: FarNoticeProps) {
  const { t } = useTranslation(editorTabsTexts);
  const locality = useDebouncedText(typedLocality);
  const postalCode = useDebouncedText(typedCode);
  const { data } = useQuery({
    ...editor.addresses({
      streetAddress: '',
      postalCode: /^\d{5}$/.test(postalCode) ? postalCode : '',
      locality,
    }),
    enabled: position !== null && locality !== '',
    retry: false,
  });
  const commune = data?.items[0]?.position;
  if (!commune || !position) return null;
  const away = metresBetween(commune, position);
  return away <= reviewLimits.geocodeWarningM ? null : (
    <p className={classes.warning}>{t('place.far', { distance: formatDistance(away) })}</p>
  );
}
