import type { Invitation } from '@parages/contracts/types';
import { isEmailAddress } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { limits } from '@parages/contracts/vocabulary/limits';
import {
  type MemberRole,
  memberRoles,
} from '@parages/contracts/vocabulary/organisations/member-roles';
import { memberRoleLabels } from '@parages/contracts/vocabulary/organisations/member-roles.fr';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { SelectField } from '../../lib/form/select-field.tsx';
import { TextField } from '../../lib/form/text-field.tsx';
import { type SubmitOutcome, useSubmitForm } from '../../lib/form/use-submit-form.ts';
import { membersTexts } from './members.fr.ts';
import classes from './members.module.css';
import { say as sayOf, sentenceOf } from './organisation-words.ts';
import { useInvite, useWithdrawInvitation } from './organisations.queries.ts';

type Values = { email: string; role: MemberRole };
const initialValues: Values = { email: '', role: 'editor' };
const validate = ({ email }: Values) => ({
  email:
    email.trim() === ''
      ? sayOf('faults.required')
      : isEmailAddress(email.trim())
        ? undefined
        : sayOf('faults.email'),
});

export function Invitations({
  organisationId,
  invitations,
}: {
  organisationId: string;
  invitations: readonly Invitation[];
}) {
  const { t } = useTranslation(membersTexts);
  const invite = useInvite(organisationId);
  const inviteOne = async (invited: Values): Promise<string | undefined> => {
    try {
      await invite.mutateAsync(invited);
    } catch (error) {
      return sentenceOf(error);
    }
    toast('success', t('invite.sent', { email: invited.email }));
    return undefined;
  };
  const send = async ({ email, role }: Values): Promise<SubmitOutcome> => {
    const refusal = await inviteOne({ email: email.trim(), role });
    if (refusal !== undefined) return { failure: refusal };
    // The organiser may already have typed the next address.
    if (form.getValues().email === email) form.setFieldValue('email', '');
    return undefined;
  };
  const resend = async ({ email, role }: Invitation): Promise<void> => {
    const refusal = await inviteOne({ email, role });
    if (refusal !== undefined) toast('error', refusal);
  };
  const { form, failure, formProps, field } = useSubmitForm({ initialValues, validate, send });
  const { role: chosen } = form.values;
  return (
    <>
      {invitations.length > 0 && (
        <Waiting
          organisationId={organisationId}
          invitations={invitations}
          onAgain={(invitation) => void resend(invitation)}
        />
      )}
      <form {...formProps} className={classes.invite} aria-labelledby="invite">
        <h3 id="invite">{t('invite.title')}</h3>
        <p className={classes.hint}>
          {t('invite.text', { days: limits.organisation.invitationDays })}
        </p>
        <div className={classes.inviteRow}>
          <TextField
            {...field('email')}
            // The form of the organisation, on the same page, has a field `email` too.
            name="invitation-email"
            label={t('invite.email')}
            isRequired
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SelectField
            {...field('role')}
            label={t('invite.role')}
            options={memberRoles.map((role) => ({ value: role, label: memberRoleLabels[role] }))}
          />
        </div>
        <p className={classes.hint} aria-live="polite">
          {memberRoleLabels[chosen]} : {t(`roles.${chosen}`)}
        </p>
        {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
        <div>
          <Button type="submit" variant="secondary" icon="mail" isBusy={form.submitting}>
            {t('invite.submit')}
          </Button>
        </div>
      </form>
    </>
  );
}

type WaitingProps = {
  organisationId: string;
  invitations: readonly Invitation[];
  onAgain: (invitation: Invitation) => void;
};

function Waiting({ organisationId, invitations, onAgain }: WaitingProps) {
  const { t } = useTranslation(membersTexts);
  const withdraw = useWithdrawInvitation(organisationId);
  const take = ({ id }: Invitation) =>
    withdraw.mutate(id, {
      onSuccess: () => toast('success', t('invitations.withdrawn')),
      onError: (error) => toast('error', sentenceOf(error)),
    });
  return (
    <>
      <h3>{t('invitations.title')}</h3>
      <ul className={classes.members}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={classes.member}>
            <p className={classes.who}>
              <strong>{invitation.email}</strong>
              <small>
                {memberRoleLabels[invitation.role]} ·{' '}
                {invitation.isExpired
                  ? t('invitations.expired')
                  : t('invitations.until', { day: dayOf(invitation.expiresAt) })}
              </small>
            </p>
            <Button
              variant="quiet"
              aria-label={t('invitations.resendTo', { email: invitation.email })}
              onClick={() => onAgain(invitation)}
            >
              {t('invitations.resend')}
            </Button>
            <Button
              variant="quiet"
              aria-label={t('invitations.withdrawOf', { email: invitation.email })}
              onClick={() => take(invitation)}
            >
              {t('invitations.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
