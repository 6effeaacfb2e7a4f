import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { toasterWanted } from './toaster-wanted.ts';

const Nothing = (_props: ToasterProps) => null;

// Offline, the chunk may fail to load: the page then works without toasts.
const Sonner = lazy(async () => {
  const opened = import('./toaster-sonner.tsx').then(({ openToaster }) => openToaster());
  return { default: await opened.catch(() => Nothing) };
});

export type ToasterProps = {
  /** Accessible name of the region. */
  label: string;
};

/** Where toasts appear. Renders nothing, and loads nothing, before the first toast. */
export function Toaster({ label }: ToasterProps) {
  const { isWanted } = useStore(toasterWanted);
  return isWanted ? (
    <Suspense>
      <Sonner label={label} />
    </Suspense>
  ) : null;
}
