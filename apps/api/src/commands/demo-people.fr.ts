import type { Role } from '@parages/contracts/vocabulary/accounts/roles';

/** The password of every demo account. Production refuses to create demo accounts. */
export const demoPassword = 'une visite de demonstration';

/** First name of the demo account of each role. */
export const demoNames: Record<Role, string> = {
  user: 'Camille',
  organizer: 'Noa',
  curator: 'Maë',
  moderator: 'Lou',
  admin: 'Alix',
};

/** First name of the demo account whose organisation is pending review. */
export const demoApplicantName = 'Sacha';
