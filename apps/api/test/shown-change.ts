/** A promise that reads show a change, which the test settles. */
export function shownChange() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {
    promise,
    show: async () => {
      resolve();
      await promise;
    },
  };
}
