/** `stop` sends what waits, within two seconds. */
export type ErrorTracker = { stop: () => Promise<void> };

export type ErrorTrackerOptions = {
  /** Of Sentry, or of a service that speaks its protocol. */
  dsn: string | undefined;
  environment: string;
  service: string;
  log: { warn: (details: object, message: string) => void };
};
