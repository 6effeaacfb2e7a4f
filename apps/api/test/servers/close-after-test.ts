type Close = () => unknown;

const opened: Close[] = [];

/** Closes what a test has opened when it ends. The files of a worker share this module: `close-opened.ts` runs the closing. */
export const closeAfterTest = (close: Close): void => void opened.push(close);

/** Closes everything that is open. */
export async function closeOpened(): Promise<void> {
  await Promise.all(opened.splice(0).map((close) => close()));
}
