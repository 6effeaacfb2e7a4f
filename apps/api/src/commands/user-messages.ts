import type { Role } from '@parages/contracts/vocabulary/accounts/roles';

type Holder = { email: string; roles: readonly Role[] };

export const userWords = {
  usage: [
    'Usage: npm run users -- grant <e-mail> <role>',
    '       npm run users -- revoke <e-mail> <role>',
    '       npm run users -- list',
    '       npm run users -- move-to-core [--dry-run]',
    '  roles: organizer, curator, moderator, admin',
  ].join('\n'),
  unknown: (email: string): string => `No account has the address ${email}.`,
  granted: (email: string, role: Role): string => `${email} has the role ${role}.`,
  revoked: (email: string, role: Role): string => `${email} no longer has the role ${role}.`,
  holders: (holders: readonly Holder[]): string =>
    holders.length === 0
      ? 'No account has a role.'
      : holders.map(({ email, roles }) => `${email}\t${roles.join(', ')}`).join('\n'),
  demo: (accounts: readonly Holder[], password: string): string =>
    [
      `  Demonstration accounts (password: ${password})`,
      ...accounts.map(({ email, roles }) => `    ${email.padEnd(28)} ${roles.join(', ')}`),
    ].join('\n'),
  notInProduction: 'Demonstration accounts are not created in production.',
  noCore: 'No session core: SUPERTOKENS_CONNECTION_URI is not set.',
};
