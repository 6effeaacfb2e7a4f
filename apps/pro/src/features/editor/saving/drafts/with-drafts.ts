/**
 * Resolves to the page once the file that keeps drafts on the device has loaded: a server that ends
 * between the two would otherwise leave a form whose text is kept nowhere.
 */
export const withDrafts = <Page>(page: Page): Promise<Page> =>
  import('./device-draft.ts').then(() => page);
