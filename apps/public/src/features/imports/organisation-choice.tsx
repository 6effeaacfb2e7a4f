import { RemovableChip } from '@parages/ui/chips/removable-chip';
import { TextField } from '@parages/ui/form/text-field';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignees } from '../../lib/assignees.queries.ts';
import classes from './imports.module.css';

export type ChosenOrganisation = { id: string; name: string };
export type OrganisationChoiceProps = {
  chosen: ChosenOrganisation | undefined;
  onChoose: (chosen: ChosenOrganisation | undefined) => void;
};

export function OrganisationChoice({ chosen, onChoose }: OrganisationChoiceProps) {
  const { t } = useTranslation('imports');
  const [typed, setTyped] = useState('');
  const found = useAssignees(typed);
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
      <LiveRegion isVisible>{found?.length === 0 && t('organisationNone')}</LiveRegion>
      {found !== undefined && found.length > 0 && (
        <fieldset className={classes.found}>
          <legend>{t('organisationChoose')}</legend>
          {found.map(({ id, name, locality, siren }) => (
            <button key={id} type="button" onClick={() => onChoose({ id, name })}>
              <strong>{name}</strong> {[locality, siren].filter(Boolean).join(' · ')}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
