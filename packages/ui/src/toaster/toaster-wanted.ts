let isWanted = false;
const listeners = new Set<() => void>();

/** A toast was raised: the toaster has to be there. */
export function askForToaster(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

export const isToasterWanted = (): boolean => isWanted;

/** For `useSyncExternalStore`. */
export function onToasterWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
