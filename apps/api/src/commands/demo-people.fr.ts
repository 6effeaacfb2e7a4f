import type { Role } from '@parages/contracts/vocabulary/accounts/roles';

/** The password of every demo account; made-up addresses, on machines of trials only. */
export const demoPassword = 'une visite de demonstration';

/** Who plays each role of the demonstration. */
export const demoNames: Record<Role, string> = {
  user: 'Camille',
  organizer: 'Noa',
  curator: 'Maë',
  moderator: 'Lou',
  admin: 'Alix',
};

/** Whose organisation waits to be approved. */
export const demoApplicantName = 'Sacha';
