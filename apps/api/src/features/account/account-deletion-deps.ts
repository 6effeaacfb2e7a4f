import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { AccountAccess } from './account-access.ts';

export type AccountDeletionDeps = {
  db: Db;
  clock: Clock;
  mails: MailsService;
  access: Pick<AccountAccess, 'verifyPassword' | 'deleteUser'>;
  /**
   * Receives the error that interrupted a deletion; `finishDeletions` resumes the deletion later.
   */
  onUnfinished: (error: unknown) => void;
};
