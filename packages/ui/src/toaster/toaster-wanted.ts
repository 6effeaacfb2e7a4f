import { createStore } from 'zustand/vanilla';

/** Whether a toast was raised, which makes `Toaster` load Sonner. */
export const toasterWanted = createStore(() => ({ isWanted: false }));
