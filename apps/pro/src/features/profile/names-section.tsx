import type { UserProfile } from '@parages/contracts/types';
import { isPersonName } from '@parages/contracts/vocabulary/accounts/person-names';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { TextField } from '@parages/ui/form/text-field';
import { type FormOutcome, useForm } from '@parages/ui/form/use-form';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { profileTexts, say } from './profile.fr.ts';
import classes from './profile.module.css';
import { useSaveProfile } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

type Values = { firstName: string; lastName: string };
const { maxNameLength: maxLength } = limits.account;

const faultOf = (name: string): string | undefined =>
  isPersonName(name.trim()) ? undefined : say('names.plain', { longest: maxLength });

/** One's names, and the address one signs in with. */
export function NamesSection({
  profile: { firstName, lastName, email },
}: {
  profile: UserProfile;
}) {
  const { t } = useTranslation(profileTexts);
  const save = useSaveProfile();
  const check = ({ firstName: first, lastName: last }: Values) => ({
    firstName: first.trim() === '' ? t('required') : faultOf(first),
    lastName: faultOf(last),
  });
  const send = (values: Values): Promise<FormOutcome> =>
    save.mutateAsync({ firstName: values.firstName.trim(), lastName: values.lastName.trim() }).then(
      () => void toast('success', t('saved')),
      () => ({ failure: t('failed') }),
    );
  const { values, change, faults, failure, isBusy, form } = useForm<Values>({
    initial: { firstName, lastName },
    check,
    send,
  });
  return (
    <ProfileSection title={t('names.title')}>
      <form {...form} className={classes.form}>
        <div className={classes.pair}>
          <TextField
            maxLength={maxLength}
            name="firstName"
            label={t('names.firstName')}
            isRequired
            autoComplete="given-name"
            fault={faults.firstName}
            value={values.firstName}
            onChange={(text) => change({ firstName: text })}
          />
          <TextField
            maxLength={maxLength}
            name="lastName"
            label={t('names.lastName')}
            autoComplete="family-name"
            fault={faults.lastName}
            value={values.lastName}
            onChange={(text) => change({ lastName: text })}
          />
        </div>
        <TextField
          name="email"
          label={t('names.email')}
          hint={t('names.emailHint')}
          readOnly
          value={email}
          onChange={() => undefined}
        />
        {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
        <div>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </ProfileSection>
  );
}
