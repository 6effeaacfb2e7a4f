import { limits } from '@parages/contracts/vocabulary/limits';
import { toasterWanted } from './toaster-wanted.ts';

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

// Its file may be out of reach: the page then stands without toasts.
const loadSonner = () => import('sonner').catch(() => null);

/** What one may still do about it. */
export type ToastAction = { label: string; onPress: () => void };

/** Says something at the top right for a while (`durationMs` instead of the duration of its kind). The library comes with the first one. */
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

/** Takes every toast away: the end of a `loading` one, which stays until then. */
export const dismissToasts = (): void =>
  void loadSonner().then((sonner) => sonner?.toast.dismiss());
