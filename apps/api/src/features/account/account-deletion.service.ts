import type { AccountDeletionDeps } from './account-deletion-deps.ts';
import { deleteAccount } from './delete-account.ts';
import { finishDeletions } from './finish-deletions.ts';
import { sendDeletionLink } from './send-deletion-link.ts';
import { forgetUnconfirmed } from './unconfirmed/forget-unconfirmed.ts';

export const accountDeletionService = (deps: AccountDeletionDeps) => ({
  sendLink: sendDeletionLink(deps),
  delete: deleteAccount(deps),
  finishAll: finishDeletions(deps),
  forgetUnconfirmed: forgetUnconfirmed(deps),
});

export type AccountDeletionService = ReturnType<typeof accountDeletionService>;
