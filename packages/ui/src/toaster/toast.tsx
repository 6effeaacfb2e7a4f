import { limits } from '@parages/contracts/vocabulary/limits';
import { askForToaster } from './toaster-wanted.ts';

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

/** Says something at the top right for a while (`durationMs` instead of the duration of its kind). The library comes with the first one. */
export async function toast(kind: ToastKind, text: string, durationMs: number = toastDurations[kind]): Promise<void> {
  askForToaster();
  const { toast: raise } = await import('sonner');
  const show = kind === 'error' || kind === 'success' || kind === 'loading' ? raise[kind] : raise;
  show(text, { duration: durationMs });
}

/** Takes every toast away: the end of a `loading` one, which stays until then. */
export async function dismissToasts(): Promise<void> {
  const { toast: raise } = await import('sonner');
  raise.dismiss();
}
