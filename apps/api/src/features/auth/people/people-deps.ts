import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { MailsService } from '../../mails/mails.service.ts';

export type PeopleDeps = { db: Db; clock: Clock; mails: MailsService };
