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

export type ToastAction = { label: string; onPress: () => void };

/** Shows a toast for `durationMs` milliseconds. The first toast of a page loads the library. */
export function toast(
  kind: ToastKind,
  text: string,
  durationMs: number = toastDurations[kind],
  action?: ToastAction,
): void {
  toasterWanted.setState({ isWanted: true });
  void loadSonner().then((sonner) => {
    if (sonner === null) return;
    const { toast: raise } = sonner;
    const show = kind === 'error' || kind === 'success' || kind === 'loading' ? raise[kind] : raise;
    show(text, {
      duration: durationMs,
      ...(action && { action: { label: action.label, onClick: action.onPress } }),
    });
  });
}

/** Dismisses every toast, also those of the kind `loading`, which have no end. */
export const dismissToasts = (): void =>
  void loadSonner().then((sonner) => sonner?.toast.dismiss());
