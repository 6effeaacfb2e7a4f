import { createStore } from 'zustand/vanilla';

/** Whether a toast was ever raised: the first one loads the toaster. */
export const toasterWanted = createStore(() => ({ isWanted: false }));
