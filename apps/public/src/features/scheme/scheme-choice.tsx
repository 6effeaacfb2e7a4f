import { type Scheme, schemes } from '@parages/contracts/vocabulary/site/schemes';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { schemePlaceId } from '../../lib/scheme-place-id.ts';
import { chooseScheme, chosenScheme, paintBars } from './chosen-scheme.ts';
import classes from './scheme.module.css';

const choices = [null, ...schemes] as const;

/** The switch of the colour scheme, in the place that the footer reserves for it. */
export function SchemeChoice() {
  const { t } = useTranslation('scheme');
  const name = useId();
  const [chosen, setChosen] = useState(chosenScheme);
  useEffect(() => paintBars(chosen), [chosen]);
  const place = document.getElementById(schemePlaceId);
  if (!place) return null;
  const choose = (scheme: Scheme | null) => {
    chooseScheme(scheme);
    setChosen(scheme);
  };
  return createPortal(
    <fieldset className={classes.choice}>
      <legend>{t('title')}</legend>
      {choices.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name={name}
            checked={scheme === chosen}
            onChange={() => choose(scheme)}
          />
          {t(scheme ?? 'system')}
        </label>
      ))}
    </fieldset>,
    place,
  );
}
