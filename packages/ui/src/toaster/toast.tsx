import { limits } from '@parages/contracts/vocabulary/limits';

const { defaultMs, errorMs, successMs, blankMs } = limits.toast;

/** How long each kind of toast stays, in milliseconds. */
export const toastDurations = {
  default: defaultMs,
  error: errorMs,
  success: successMs,
  blank: blankMs,
  custom: blankMs,
  loading: Number.POSITIVE_INFINITY,
} as const;

export type ToastKind = keyof typeof toastDurations;

/** A toast on the screen. */
export type Toast = { id: number; kind: ToastKind; text: string };

const most = 3;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something at the top right for a while (`durationMs` instead of the duration of its kind). The oldest gives way to the fourth. */
export function toast(kind: ToastKind, text: string, durationMs: number = toastDurations[kind]): void {
  lastId += 1;
  const id = lastId;
  show([...toasts, { id, kind, text }].slice(-most));
  // A delay that does not fit a timer would end at once.
  if (Number.isFinite(durationMs)) setTimeout(() => show(toasts.filter((one) => one.id !== id)), durationMs);
}

/** Takes every toast away: the end of a `loading` one, which stays until then. */
export const dismissToasts = (): void => show([]);

/** What is on the screen, oldest first. */
export const currentToasts = (): readonly Toast[] => toasts;

/** For `useSyncExternalStore`. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
