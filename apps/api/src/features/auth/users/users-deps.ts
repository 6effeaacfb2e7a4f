import type { SecurityJournal } from '../../../platform/access/security-event.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { RolesService } from '../roles/roles.service.ts';

export type UsersDeps = {
  db: Db;
  roles: Pick<RolesService, 'listTeam' | 'listOf' | 'grantTo' | 'revokeFrom'>;
  journal: Pick<SecurityJournal, 'record'>;
};
