import { draftPrefix } from './draft-limits.ts';

/** Whether the device has a draft of the account of any age. Small enough for every page. */
export function hasDrafts(account: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${draftPrefix}:${account}:`));
  } catch {
    // Storage is blocked.
    return false;
  }
}
