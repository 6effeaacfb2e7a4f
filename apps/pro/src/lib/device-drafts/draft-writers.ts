import { type DeviceDraft, type NamedDraft, readDraft, removeDraft } from './draft-store.ts';

/**
 * Id of this page load. It is not kept over a reload: a page that ends leaves its drafts to the
 * next one.
 */
export const thisWriter: string = crypto.randomUUID();

const openWriters = async (): Promise<ReadonlySet<string>> =>
  new Set((await navigator.locks?.query())?.held?.map(({ name }) => name ?? ''));

/** Of these drafts, those of this page and of pages that have ended. */
export async function withoutOpenPages(drafts: readonly NamedDraft[]): Promise<NamedDraft[]> {
  const open = await openWriters();
  return drafts.filter(
    ({ name: { writer } }) => writer === thisWriter || !open.has(lockOf(writer)),
  );
}

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
 * then taken. A page that is still open writes its own again at its next change.
 */
export async function takeDraft(
  { name }: Pick<NamedDraft, 'name'>,
  take: (draft: DeviceDraft) => boolean,
  locks: Locks | undefined = locksOf(),
): Promise<boolean> {
  const isOwn = name.writer === thisWriter;
  const takePresent = (lock: Lock | null): boolean => {
    // Another page may have taken the draft since it was listed.
    const present = lock === null ? null : readDraft(name);
    if (!present) return false;
    if (take(present) && !isOwn) removeDraft(name);
    return true;
  };
  const lock = lockOf(name.writer);
  return isOwn || !locks
    ? takePresent({ name: lock, mode: 'exclusive' })
    : locks.request(lock, { ifAvailable: true }, takePresent);
}
