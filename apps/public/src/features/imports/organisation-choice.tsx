import { RemovableChip } from '@parages/ui/chips/removable-chip';
import { TextField } from '@parages/ui/form/text-field';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './imports.module.css';
import { imports } from './imports.queries.ts';

export type ChosenOrganisation = { id: string; name: string };
export type OrganisationChoiceProps = {
  chosen: ChosenOrganisation | undefined;
  onChoose: (chosen: ChosenOrganisation | undefined) => void;
};

const fewestLetters = 2;

/** Optional choice of the organisation to import for, found by name or SIREN. */
export function OrganisationChoice({ chosen, onChoose }: OrganisationChoiceProps) {
  const { t } = useTranslation('imports');
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const isSearchable = q.length >= fewestLetters;
  const { data } = useQuery({ ...imports.organisations(q), enabled: isSearchable });
  if (chosen)
    return (
      <p className={classes.chosen}>
        {t('organisationChosen')}
        <RemovableChip
          label={chosen.name}
          removeLabel={t('organisationRemove')}
          onRemove={() => onChoose(undefined)}
        />
      </p>
    );
  return (
    <div className={classes.choice}>
      <TextField
        name="organisation"
        label={t('organisation')}
        hint={t('organisationHint')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={140}
      />
      <LiveRegion isVisible>
        {isSearchable && data?.items.length === 0 && t('organisationNone')}
      </LiveRegion>
      {isSearchable && data !== undefined && data.items.length > 0 && (
        <fieldset className={classes.found}>
          <legend>{t('organisationChoose')}</legend>
          {data.items.map(({ id, name, locality, siren }) => (
            <button key={id} type="button" onClick={() => onChoose({ id, name })}>
              <strong>{name}</strong> {[locality, siren].filter(Boolean).join(' · ')}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
