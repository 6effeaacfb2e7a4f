import type { ErrorTracker, ErrorTrackerOptions } from './error-tracker.ts';

/** Loads the library when there is a DSN. */
export async function openErrorTracker(
  options: ErrorTrackerOptions,
): Promise<ErrorTracker | undefined> {
  const { dsn, ...others } = options;
  if (dsn === undefined) return undefined;
  const { startErrorTracker } = await import('./sentry-tracker.ts');
  return startErrorTracker({ dsn, ...others });
}
