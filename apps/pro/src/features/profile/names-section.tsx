import type { UserProfile } from '@parages/contracts/types';
import { isPersonName } from '@parages/contracts/vocabulary/accounts/person-names';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../lib/form/text-field.tsx';
import { type SubmitOutcome, useSubmitForm } from '../../lib/form/use-submit-form.ts';
import { profileTexts, say } from './profile.fr.ts';
import classes from './profile.module.css';
import { useSaveProfile } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

type Values = { firstName: string; lastName: string };
const { maxNameLength: maxLength } = limits.account;

const faultOf = (name: string): string | undefined =>
  isPersonName(name.trim()) ? undefined : say('names.plain', { longest: maxLength });

export function NamesSection({
  profile: { firstName, lastName, email },
}: {
  profile: UserProfile;
}) {
  const { t } = useTranslation(profileTexts);
  const save = useSaveProfile({ isErrorShown: true });
  const validate = ({ firstName: first, lastName: last }: Values) => ({
    firstName: first.trim() === '' ? t('required') : faultOf(first),
    lastName: faultOf(last),
  });
  const send = (values: Values): Promise<SubmitOutcome> =>
    save.mutateAsync({ firstName: values.firstName.trim(), lastName: values.lastName.trim() }).then(
      () => void toast('success', t('saved')),
      () => ({ failure: t('failed') }),
    );
  const { form, failure, formProps, field } = useSubmitForm<Values>({
    initialValues: { firstName, lastName },
    validate,
    send,
  });
  return (
    <ProfileSection title={t('names.title')}>
      <form {...formProps} className={classes.form}>
        <div className={classes.pair}>
          <TextField
            {...field('firstName')}
            label={t('names.firstName')}
            isRequired
            maxLength={maxLength}
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName')}
            label={t('names.lastName')}
            maxLength={maxLength}
            autoComplete="family-name"
          />
        </div>
        <TextField
          name="email"
          label={t('names.email')}
          description={t('names.emailHint')}
          readOnly
          value={email}
          onChange={() => undefined}
        />
        {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
        <div>
          <Button type="submit" variant="secondary" isBusy={form.submitting}>
            {t('save')}
          </Button>
        </div>
      </form>
    </ProfileSection>
  );
}
