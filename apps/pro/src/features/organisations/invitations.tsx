import type { Invitation } from '@parages/contracts/types';
import { isEmailAddress } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { limits } from '@parages/contracts/vocabulary/limits';
import {
  type MemberRole,
  memberRoles,
} from '@parages/contracts/vocabulary/organisations/member-roles';
import { memberRoleLabels } from '@parages/contracts/vocabulary/organisations/member-roles.fr';
import { Button } from '@parages/ui/button/button';
import { SelectField, TextField } from '@parages/ui/form/text-field';
import { type FormOutcome, useForm } from '@parages/ui/form/use-form';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../../lib/texts.ts';
import { membersFr } from './members.fr.ts';
import classes from './members.module.css';
import { dayOf, say as sayOf, sentenceOf } from './organisation-words.ts';
import { useInvite, useWithdrawInvitation } from './organisations.queries.ts';

const membersTexts = addTexts('members', membersFr);

type Values = { email: string; role: MemberRole };
const initial: Values = { email: '', role: 'editor' };
const check = ({ email }: Values) => ({
  email:
    email.trim() === ''
      ? sayOf('faults.required')
      : isEmailAddress(email.trim())
        ? undefined
        : sayOf('faults.email'),
});

/** Invites somebody by e-mail, and shows who has not answered yet. */
export function Invitations({
  organisationId,
  invitations,
}: {
  organisationId: string;
  invitations: readonly Invitation[];
}) {
  const { t } = useTranslation(membersTexts);
  const invite = useInvite(organisationId);
  const send = async ({ email, role }: Values): Promise<FormOutcome> => {
    try {
      await invite.mutateAsync({ email: email.trim(), role });
    } catch (error) {
      return { failure: sentenceOf(error) };
    }
    toast('success', t('invite.sent', { email: email.trim() }));
    form.change({ email: '' });
  };
  const form = useForm<Values>({ initial, check, send });
  const { values, faults, failure, change } = form;
  return (
    <>
      {invitations.length > 0 && (
        <Waiting
          organisationId={organisationId}
          invitations={invitations}
          onAgain={({ email, role }) => void send({ email, role })}
        />
      )}
      <form {...form.form} className={classes.invite} aria-labelledby="invite">
        <h3 id="invite">{t('invite.title')}</h3>
        <p className={classes.hint}>
          {t('invite.text', { days: limits.organisation.invitationDays })}
        </p>
        <div className={classes.inviteRow}>
          <TextField
            name="email"
            label={t('invite.email')}
            isRequired
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            fault={faults.email}
            value={values.email}
            onChange={(email) => change({ email })}
          />
          <SelectField
            name="role"
            label={t('invite.role')}
            value={values.role}
            options={memberRoles.map((role) => ({ value: role, label: memberRoleLabels[role] }))}
            onChange={(role) => change({ role })}
          />
        </div>
        <p className={classes.hint} aria-live="polite">
          {memberRoleLabels[values.role]} : {t(`roles.${values.role}`)}
        </p>
        {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
        <div>
          <Button type="submit" variant="secondary" icon="mail" isBusy={form.isBusy}>
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
