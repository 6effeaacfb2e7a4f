import type { AttemptsService } from '../attempts/attempts.service.ts';
import type { BackgroundWork } from '../background-work.ts';
import type { PeopleService } from '../people/people.service.ts';
import type { ClosedSessions } from '../sessions/closed-sessions.service.ts';
import type { PasswordCheck } from './password-check.service.ts';

export type CredentialsDeps = {
  people: PeopleService;
  attempts: AttemptsService;
  passwords: PasswordCheck;
  background: BackgroundWork;
  closed: Pick<ClosedSessions, 'note'>;
  deadlineMs: number;
};
