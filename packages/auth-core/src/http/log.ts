/** Receives the warnings and errors of the core. Must never contain tokens or addresses. */
export type Log = {
  warn: (message: string) => void;
  error: (message: string, cause: unknown) => void;
};

export const consoleLog: Log = {
  warn: (message) => console.warn(message),
  // Without the properties: the driver attaches its connection to an error, with its secrets.
  error: (message, cause) =>
    console.error(message, cause instanceof Error ? (cause.stack ?? cause.message) : cause),
};
