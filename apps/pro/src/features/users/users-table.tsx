import type { TeamUser } from '@parages/contracts/types';
import { teamRoles } from '@parages/contracts/vocabulary/accounts/team-roles';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../lib/list/data-table.tsx';
import type { AskedChange } from './role-dialog.tsx';
import { say, usersTexts } from './users.fr.ts';
import classes from './users.module.css';

type UsersTableProps = {
  users: readonly TeamUser[];
  onAsk: (change: AskedChange) => void;
};

const nameOf = ({ firstName, lastName }: TeamUser): string =>
  `${firstName} ${lastName}`.trim() || say('unnamed');

export function UsersTable({ users, onAsk }: UsersTableProps) {
  const { t } = useTranslation(usersTexts);
  return (
    <DataTable caption={t('caption')} columns={[t('name'), t('email'), t('roles')]}>
      {users.map((user) => (
        <Row key={user.id} user={user} onAsk={onAsk} />
      ))}
    </DataTable>
  );
}

function Row({ user, onAsk }: { user: TeamUser } & Pick<UsersTableProps, 'onAsk'>) {
  const { t } = useTranslation(usersTexts);
  const { id, email, isVerified, isMe, roles } = user;
  const name = nameOf(user);
  return (
    <tr>
      <td data-label={t('name')}>
        <strong>{name}</strong>
        {isMe && <small>{t('me')}</small>}
      </td>
      <td data-label={t('email')}>
        {email}
        {!isVerified && <small>{t('unverified')}</small>}
      </td>
      <td data-label={t('roles')}>
        <fieldset className={classes.roles} aria-label={t('rolesOf', { name })}>
          {teamRoles.map((role) => {
            const isHeld = roles.includes(role);
            return (
              <FilterChip
                key={role}
                isPressed={isHeld}
                isDisabled={isMe && role === 'admin'}
                onPress={() => onAsk({ userId: id, name, role, isGranted: !isHeld })}
              >
                {t(`names.${role}`)}
              </FilterChip>
            );
          })}
        </fieldset>
      </td>
    </tr>
  );
}
