import type { AccountDeletionDeps } from './account-deletion-deps.ts';
import { deleteAccount } from './delete-account.ts';
import { finishDeletions } from './finish-deletions.ts';
import { sendDeletionLink } from './send-deletion-link.ts';

/** Sends deletion links, and deletes accounts with their personal data. */
export const accountDeletionService = (deps: AccountDeletionDeps) => ({
  sendLink: sendDeletionLink(deps),
  delete: deleteAccount(deps),
  finishAll: finishDeletions(deps),
});

export type AccountDeletionService = ReturnType<typeof accountDeletionService>;
