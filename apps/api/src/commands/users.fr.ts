import type { Role } from '@parages/contracts/vocabulary/roles';

type Holder = { email: string; roles: readonly Role[] };

/** What the command of users says at the terminal. */
export const userWords = {
  usage: [
    'Utilisation : npm run users -- grant <e-mail> <rôle>',
    '              npm run users -- revoke <e-mail> <rôle>',
    '              npm run users -- list',
    '  rôles : organizer, curator, moderator, admin',
  ].join('\n'),
  unknown: (email: string): string => `Aucun compte n’a l’adresse ${email}.`,
  granted: (email: string, role: Role): string => `${email} a le rôle ${role}.`,
  revoked: (email: string, role: Role): string => `${email} n’a plus le rôle ${role}.`,
  holders: (holders: readonly Holder[]): string =>
    holders.length === 0
      ? 'Personne n’a de rôle particulier.'
      : holders.map(({ email, roles }) => `${email}\t${roles.join(', ')}`).join('\n'),
  demo: (accounts: readonly Holder[], password: string): string =>
    [
      `  Comptes de démonstration (mot de passe\u00a0: ${password})`,
      ...accounts.map(({ email, roles }) => `    ${email.padEnd(28)} ${roles.join(', ')}`),
    ].join('\n'),
  notInProduction: 'Les comptes de démonstration ne se créent pas en production.',
  noCore: 'Aucun cœur de sessions\u00a0: SUPERTOKENS_CONNECTION_URI n’est pas renseigné.',
};

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
