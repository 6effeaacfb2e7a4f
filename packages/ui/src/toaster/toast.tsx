import { limits } from '@parages/contracts/vocabulary/limits';
import { toasterWanted } from './toaster-wanted.ts';

const { defaultMs, errorMs, successMs, blankMs } = limits.toast;

/** How long each kind of toast is visible, in milliseconds; a `loading` toast has no end. */
export const toastDurations = {
  default: defaultMs,
  error: errorMs,
  success: successMs,
  blank: blankMs,
  custom: blankMs,
  loading: Number.POSITIVE_INFINITY,
} as const;

export type ToastKind = keyof typeof toastDurations;

// The chunk may fail to load: the page then works without toasts.
const loadSonner = () => import('sonner').catch(() => null);

/** `dismissToasts` takes the id; a new toast replaces the one with the same id. */
export type ToastOptions = { action: { label: string; onClick: () => void }; id?: string };

/** Shows a toast for `durationMs` milliseconds. The first toast of a page loads the library. */
export function toast(
  kind: ToastKind,
  text: string,
  durationMs: number = toastDurations[kind],
  options?: ToastOptions,
): void {
  toasterWanted.setState({ isWanted: true });
  void loadSonner().then((sonner) => {
    if (sonner === null) return;
    const { toast: raise } = sonner;
    const show = kind === 'error' || kind === 'success' || kind === 'loading' ? raise[kind] : raise;
    show(text, { duration: durationMs, ...options });
  });
}
