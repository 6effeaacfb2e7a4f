import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseOrganisation, useChosenOrganisation } from '../../lib/chosen-organisation.ts';
import { SelectField } from '../../lib/form/select-field.tsx';
import { useProfile } from '../../lib/session/signed-in.ts';
import { importsTexts } from './imports-words.ts';

type Organisations = NonNullable<NonNullable<ReturnType<typeof useProfile>>['organisations']>;

export type ImportingOrganisationProps = {
  /** `choice` is the field that chooses another organisation; absent with a single one. */
  children: (organisationId: string, choice: ReactNode) => ReactNode;
};

/** Those for which a member may import. */
export const importable = (organisations: Organisations): Organisations =>
  organisations.filter(({ status, role }) => status === 'approved' && isEditorRole(role));

/** The approved organisation for which the organiser imports; without any, says why there is none. */
export function ImportingOrganisation({ children }: ImportingOrganisationProps) {
  const { t } = useTranslation(importsTexts);
  const organisations = useProfile()?.organisations ?? [];
  const chosen = useChosenOrganisation();
  const open = importable(organisations);
  const organisation = open.find(({ id }) => id === chosen) ?? open[0];
  if (organisation === undefined)
    return (
      <EmptyState
        level={1}
        title={t('closed')}
        actions={<Button href="/org/organisations">{t('toOrganisations')}</Button>}
      >
        <p>{t('closedText')}</p>
      </EmptyState>
    );
  return children(
    organisation.id,
    open.length > 1 && (
      <SelectField
        name="organisation"
        label={t('organisation')}
        value={organisation.id}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={chooseOrganisation}
      />
    ),
  );
}
