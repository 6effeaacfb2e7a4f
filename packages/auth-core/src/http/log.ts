/** Where the core says what it could not do. Neither tokens nor addresses are written to it. */
export type Log = {
  warn: (message: string) => void;
  error: (message: string, cause: unknown) => void;
};

/** The console of the process. */
export const consoleLog: Log = {
  warn: (message) => console.warn(message),
  error: (message, cause) => console.error(message, cause),
};
