import { limits } from '@parages/contracts/vocabulary/limits';
import { toasterWanted } from './toaster-wanted.ts';

const { defaultMs, errorMs, successMs, blankMs } = limits.toast;

/** How long each kind of toast is visible, in milliseconds. */
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

/** An action that the toast offers, such as undo. */
export type ToastAction = { label: string; onPress: () => void };

/**
 * Shows a toast at the top right for a while (`durationMs` overrides the duration of its kind). The
 * first one loads the library.
 */
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

/** Dismisses every toast: the only way to end a `loading` one. */
export const dismissToasts = (): void =>
  void loadSonner().then((sonner) => sonner?.toast.dismiss());
