import { AuthField } from '@parages/accounts/fields/auth-field';
import { nameFault } from '@parages/accounts/fields/name-fault';
import { AuthForm } from '@parages/accounts/forms/auth-form';
import {
  type AuthOutcome,
  type AuthValues,
  useAuthForm,
} from '@parages/accounts/forms/use-auth-form';
import type { UserProfile } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import { toast } from '@parages/ui/toaster/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type City, CityField } from './city-field.tsx';
import { useSaveProfile } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

const check = ({ firstName = '', lastName = '' }: AuthValues) => ({
  firstName: nameFault(firstName, { isRequired: true }),
  lastName: nameFault(lastName, { isRequired: false }),
});

export type EditorProps = { profile: UserProfile; onDirty: (isDirty: boolean) => void };

export function PersonalSection({ profile, onDirty }: EditorProps) {
  const { t } = useTranslation('profile');
  const { t: say } = useTranslation('auth');
  const save = useSaveProfile();
  const [city, setCity] = useState<City | null | undefined>();
  const edits = useRef(0);
  const edit = () => {
    edits.current += 1;
    onDirty(true);
  };
  const send = async ({ firstName = '', lastName = '' }: AuthValues): Promise<AuthOutcome> => {
    const changes = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      ...(city !== undefined && { preferredCity: city?.id ?? null }),
    };
    const sentEdits = edits.current;
    const isSaved = await save.mutateAsync(changes).then(
      () => true,
      () => false,
    );
    if (!isSaved) return { failure: say('refusals.failed') };
    toast('success', t('saved'));
    // A value changed during the request stays for the next save.
    if (edits.current !== sentEdits) return;
    onDirty(false);
    setCity(undefined);
  };
  const form = useAuthForm({ check, send });
  const { maxNameLength: maxLength } = limits.account;
  return (
    <ProfileSection
      title={t('personal.title')}
      hint={t('personal.email', { email: profile.email })}
    >
      <div onInput={edit}>
        <AuthForm form={form} submit={t('save')}>
          <AuthField
            maxLength={maxLength}
            name="firstName"
            autoComplete="given-name"
            label={say('firstName')}
            defaultValue={profile.firstName}
            fault={form.faults.firstName}
          />
          <AuthField
            maxLength={maxLength}
            name="lastName"
            autoComplete="family-name"
            label={t('personal.lastName')}
            defaultValue={profile.lastName}
            fault={form.faults.lastName}
            isOptional
          />
          <CityField
            city={city === undefined ? profile.preferredCity : city}
            onChange={(chosen) => {
              setCity(chosen);
              edit();
            }}
          />
        </AuthForm>
      </div>
    </ProfileSection>
  );
}
