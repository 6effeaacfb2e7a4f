type Counts = { accounts: number; moved: number; present: number };

export const sentences = {
  usage: 'Usage: npm run users -- move-to-core [--dry-run]',
  noTarget:
    'Set SUPERTOKENS_CONNECTION_URI and SUPERTOKENS_API_KEY to those of the core that gets the accounts.',
  badTarget: (uri: string) => `SUPERTOKENS_CONNECTION_URI is no address: ${uri}`,
  openTarget: (uri: string) =>
    `Password hashes do not cross a network in clear text: ${uri} needs https, unless the core runs on this machine.`,
  stopped: (detail: string) =>
    `The other core answers otherwise than its interface says (${detail}). Nothing is lost: repeat the command.`,
  away: (detail: string) =>
    `The other core does not answer (${detail}). Nothing is lost: repeat the command.`,
  progress: (accounts: number) => `${accounts} accounts compared or moved`,
  report: ({ accounts, moved, present }: Counts, problems: number, isDryRun: boolean) =>
    `${accounts} accounts: ${moved} ${isDryRun ? 'to move' : 'moved'}, ${present} there already, ${problems} not as here`,
  problem: (id: string, reasons: readonly string[]) => `  ${id}: ${reasons.join('; ')}`,
  moreProblems: (count: number) => `  … and ${count} more`,
};
