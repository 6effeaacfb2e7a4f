type Close = () => unknown;

const opened: Close[] = [];

/**
 * The files of a worker share this module, so `close-opened.ts` runs the registered functions after
 * each test.
 */
export const closeAfterTest = (close: Close): void => void opened.push(close);

export async function closeOpened(): Promise<void> {
  await Promise.all(opened.splice(0).map((close) => close()));
}
