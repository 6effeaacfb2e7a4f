import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { chooseOrganisation, useChosenOrganisation } from '../../../lib/chosen-organisation.ts';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { useProfile } from '../../../lib/session/signed-in.ts';
import { ImportingOrganisation, importable } from '../importing-organisation.tsx';
import { sourcesTexts } from './sources-words.ts';

export type SourcesOwnerProps = {
  /** The organisation is null for the agendas of the team. */
  children: (organisationId: string | null, choice: ReactNode) => ReactNode;
};

const team = 'team';

/** Whose agendas the page shows: those of an organisation or, for the team, of no organisation. */
export function SourcesOwner({ children }: SourcesOwnerProps) {
  const isOfTeam = useProfile()?.permissions.includes('batch_import') ?? false;
  return isOfTeam ? (
    <TeamOwner>{children}</TeamOwner>
  ) : (
    <ImportingOrganisation>{children}</ImportingOrganisation>
  );
}

function TeamOwner({ children }: SourcesOwnerProps) {
  const { t } = useTranslation(sourcesTexts);
  const [params, setParams] = useSearchParams();
  const open = importable(useProfile()?.organisations ?? []);
  const chosen = useChosenOrganisation();
  const own = open.find(({ id }) => id === chosen) ?? open[0];
  const shown = params.get('owner') === team ? undefined : own;
  const choose = (value: string): void => {
    if (value !== team) chooseOrganisation(value);
    setParams(value === team ? { owner: team } : {}, { replace: true });
  };
  return children(
    shown?.id ?? null,
    open.length > 0 && (
      <SelectField
        name="owner"
        label={t('owner.label')}
        value={shown?.id ?? team}
        options={[
          { value: team, label: t('owner.team') },
          ...open.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={choose}
      />
    ),
  );
}
