import { createStore } from 'zustand/vanilla';

/** Whether a toast was ever raised: the toaster is loaded with the first one. */
export const toasterWanted = createStore(() => ({ isWanted: false }));
