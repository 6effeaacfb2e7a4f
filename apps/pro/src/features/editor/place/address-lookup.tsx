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
import classes from '../tabs/tabs.module.css';
import { placeTabTexts } from '../tabs/words/place-tab.fr.ts';
import { AddressAnswers, type Answer } from './address-answers.tsx';
import { certainAnswer } from './choose-answer.ts';

type Position = { lon: number; lat: number };
type Address = { streetAddress: string | null; postalCode: string | null; locality: string | null };

const questionOf = ({ streetAddress, postalCode, locality }: Address) => ({
  streetAddress: streetAddress?.trim() ?? '',
  postalCode: postalCode?.trim() ?? '',
  locality: locality?.trim() ?? '',
});

/** What the look-up says of an address and a point. */
export type Said = { address: Address; position: Position | null; text: string; answers: Answer[] };

// A saved position may differ from the sent one in its last decimals; a move of the pin is longer.
const samePointM = 0.5;
const isSamePoint = (one: Position | null, other: Position | null): boolean =>
  one === null || other === null ? one === other : metresBetween(one, other) < samePointM;

/** Whether the address and the point are still those of which something was said. */
const isStillSaid = ({ address, position }: Pick<Said, 'address' | 'position'>, said: Said) =>
  JSON.stringify(questionOf(address)) === JSON.stringify(questionOf(said.address)) &&
  isSamePoint(position, said.position);

export type AddressLookupProps = {
  address: Address;
  position: Position | null;
  said: Said | null;
  onSaid: (said: Said) => void;
  onFound: (position: Position) => void;
};

export function AddressLookup({ address, position, said, onSaid, onFound }: AddressLookupProps) {
  const { t } = useTranslation(placeTabTexts);
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const question = questionOf(address);
  const shown = said && isStillSaid({ address, position }, said) ? said : null;

  const say = (text: string, answers: Answer[] = []): void =>
    onSaid({ address, position, text, answers });
  const place = (answer: Answer): void => {
    onFound(answer.position);
    onSaid({
      address,
      position: answer.position,
      text: t('place.located', { label: answer.label }),
      answers: [],
    });
  };
  const locate = async (): Promise<void> => {
    if (question.streetAddress === '' && question.locality === '')
      return say(t('place.addressMissing'));
    setIsBusy(true);
    say(t('place.locating'));
    try {
      const { items } = await client.fetchQuery(editor.addresses(question));
      const certain = certainAnswer(items);
      if (certain) place(certain);
      else if (items.length > 0) say(t('place.choose', { count: items.length }), items);
      else say(t('place.notFound'));
    } catch (error) {
      const isUnreadable = isRefusal(error) && error.code === 'request_invalid';
      say(t(isUnreadable ? 'place.notFound' : 'place.geocoderDown'));
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
      <LiveRegion isVisible>{shown?.text ?? ''}</LiveRegion>
      {shown && shown.answers.length > 0 && (
        <AddressAnswers answers={shown.answers} onChoose={place} />
      )}
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
  const { t } = useTranslation(placeTabTexts);
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
