import type { Member, Organisation } from '@parages/contracts/types';
import {
  type MemberRole,
  memberRoles,
} from '@parages/contracts/vocabulary/organisations/member-roles';
import { memberRoleLabels } from '@parages/contracts/vocabulary/organisations/member-roles.fr';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { dayOf } from '../../lib/day-of.ts';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog.tsx';
import { SelectField } from '../../lib/form/select-field.tsx';
import { ReadState } from '../../lib/page/read-state.tsx';
import { textsOf } from '../../lib/texts.ts';
import { Invitations } from './invitations.tsx';
import { membersTexts } from './members.fr.ts';
import classes from './members.module.css';
import { sentenceOf } from './organisation-words.ts';
import { organisations, useChangeRole, useRemoveMember } from './organisations.queries.ts';

const say = textsOf(membersTexts);
const words = { loading: say('loading'), failed: say('failed'), retry: say('retry') };

const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<Member, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;

export function Members({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation(membersTexts);
  const { id, role, status } = organisation;
  const query = useQuery(organisations.members(id));
  const { data } = query;
  const isOwner = role === 'owner' && status !== 'suspended';
  return (
    <section className={classes.section} aria-labelledby="members">
      <h2 id="members">{t('title')}</h2>
      <ReadState query={query} words={words} />
      {data && <MemberList organisation={organisation} isOwner={isOwner} items={data.items} />}
      {data && isOwner && <Invitations organisationId={id} invitations={data.invitations} />}
    </section>
  );
}

type ListProps = { organisation: Organisation; isOwner: boolean; items: readonly Member[] };

function MemberList({ organisation, isOwner, items }: ListProps) {
  const { t } = useTranslation(membersTexts);
  const [toRemove, setToRemove] = useState<Member>();
  const [failure, setFailure] = useState<string>();
  const changeRole = useChangeRole(organisation.id);
  const remove = useRemoveMember(organisation.id);
  const navigate = useNavigate();
  const fail = (error: unknown) => setFailure(sentenceOf(error));

  const change = (member: Member, role: MemberRole) => {
    setFailure(undefined);
    const values = { name: nameOf(member), role: memberRoleLabels[role] };
    changeRole.mutate(
      { accountId: member.accountId, role },
      { onSuccess: () => toast('success', t('roleChanged', values)), onError: fail },
    );
  };
  const confirm = async ({ accountId, isMe, ...member }: Member) => {
    setFailure(undefined);
    const isGone = await remove.mutateAsync(accountId).then(() => true, fail);
    setToRemove(undefined);
    if (isGone !== true) return;
    toast(
      'success',
      isMe
        ? t('left', { organisation: organisation.name })
        : t('removed', { name: nameOf(member) }),
    );
    if (isMe) await navigate('/org/organisations');
  };
  return (
    <>
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <ul className={classes.members}>
        {items.map((member) => (
          <MemberRow
            key={member.accountId}
            member={member}
            isOwner={isOwner}
            onRole={(role) => change(member, role)}
            onRemove={() => setToRemove(member)}
          />
        ))}
      </ul>
      {toRemove && (
        <ConfirmDialog
          isOpen
          isDangerous
          isBusy={remove.isPending}
          title={t(toRemove.isMe ? 'confirm.leaveTitle' : 'confirm.removeTitle', {
            name: nameOf(toRemove),
            organisation: organisation.name,
          })}
          words={{
            confirm: t(toRemove.isMe ? 'leave' : 'remove'),
            cancel: t('confirm.cancel'),
            close: t('confirm.close'),
          }}
          onConfirm={() => void confirm(toRemove)}
          onCancel={() => setToRemove(undefined)}
        >
          <p>
            {t(toRemove.isMe ? 'confirm.leaveText' : 'confirm.removeText', {
              organisation: organisation.name,
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

type RowProps = {
  member: Member;
  isOwner: boolean;
  onRole: (role: MemberRole) => void;
  onRemove: () => void;
};

function MemberRow({ member, isOwner, onRole, onRemove }: RowProps) {
  const { t } = useTranslation(membersTexts);
  const name = nameOf(member);
  return (
    <li className={classes.member}>
      <span className={classes.initial} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <p className={classes.who}>
        {isOwner && !member.isMe ? (
          <Link
            href={`/org/profile/${encodeURIComponent(member.accountId)}`}
            aria-label={t('profile', { name })}
          >
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        {member.isMe && <span> ({t('you')})</span>}
        <small>
          {member.email} · {t('since', { day: dayOf(member.joinedAt) })}
        </small>
      </p>
      {isOwner ? (
        <SelectField
          name={`role-${member.accountId}`}
          label={t('roleOf', { name })}
          isLabelHidden
          className={classes.role}
          value={member.role}
          options={memberRoles.map((role) => ({ value: role, label: memberRoleLabels[role] }))}
          onChange={onRole}
        />
      ) : (
        <span className={classes.plainRole}>{memberRoleLabels[member.role]}</span>
      )}
      {(isOwner || member.isMe) && (
        <Button
          variant="quiet"
          className={classes.remove}
          aria-label={member.isMe ? undefined : t('removeOf', { name })}
          onClick={onRemove}
        >
          {t(member.isMe ? 'leave' : 'remove')}
        </Button>
      )}
    </li>
  );
}
