import { type NamedDraft, removeDraft } from './draft-store.ts';

/**
 * Id of this page load. It is not kept over a reload: a page that ends leaves its drafts to the
 * next one.
 */
export const thisWriter: string = crypto.randomUUID();

type Locks = Pick<LockManager, 'request'>;
const locksOf = (): Locks | undefined => navigator.locks;
const lockOf = (writer: string): string => `parages-pro-draft:${writer}`;

let isHeld = false;

/** Shows the other pages that this one is open, until it is closed, reloaded or crashes. */
export function holdWriterLock(locks: Locks | undefined = locksOf()): void {
  if (isHeld || !locks) return;
  isHeld = true;
  void locks
    .request(lockOf(thisWriter), () => new Promise<never>(() => undefined))
    .catch(() => {
      isHeld = false;
    });
}

/**
 * Calls `take` with a draft unless its page is still open. Removes that draft when `take` has stored
 * it anew. Returns whether it was taken.
 *
 * A browser without Web Locks (older than 2022) cannot know whether that page is open: the draft is
 * then copied, and not removed before it expires.
 */
export async function takeDraft(
  { name, draft }: NamedDraft,
  take: (draft: NamedDraft['draft']) => boolean,
  locks: Locks | undefined = locksOf(),
): Promise<boolean> {
  if (name.writer === thisWriter || !locks) {
    take(draft);
    return true;
  }
  return locks.request(lockOf(name.writer), { ifAvailable: true }, (lock) => {
    if (!lock) return false;
    if (take(draft)) removeDraft(localStorage, name);
    return true;
  });
}
