/** Receives the warnings and errors of the core. Must never contain tokens or addresses. */
export type Log = {
  warn: (message: string) => void;
  error: (message: string, cause: unknown) => void;
};

export const consoleLog: Log = {
  warn: (message) => console.warn(message),
  error: (message, cause) => console.error(message, cause),
};
