import type { SecurityJournal } from '../../../platform/access/security-event.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Sites } from '../../../platform/edge/sites.domain.ts';
import type { AddressLocks } from '../attempts/address-locks.service.ts';
import type { AttemptsService } from '../attempts/attempts.service.ts';
import type { BackgroundWork } from '../background-work.ts';
import type { PasswordCheck } from '../credentials/password-check.service.ts';
import type { PeopleService } from '../people/people.service.ts';
import type { ClosedSessions } from '../sessions/closed-sessions.service.ts';
import type { RefreshOnce } from '../sessions/refresh-once.service.ts';
import type { KnownDevices } from './known-devices.ts';
import type { ProviderSettings } from './providers.ts';

export type LibraryDeps = {
  clock: Clock;
  people: PeopleService;
  attempts: AttemptsService;
  devices: KnownDevices;
  passwords: PasswordCheck;
  refreshes: RefreshOnce;
  closed: ClosedSessions;
  locks: AddressLocks;
  background: BackgroundWork;
  journal: Pick<SecurityJournal, 'note'>;
  sites: Sites;
  providers: ProviderSettings;
  /** Custom scheme of the mobile app, without `://`. */
  appScheme: string;
  productName: string;
};
