import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { toasterWanted } from './toaster-wanted.ts';

const Nothing = (_props: ToasterProps) => null;

// Offline, the chunk may fail to load: the page then works without toasts.
const Sonner = lazy(async () => {
  const loaded = await import('./toaster-sonner.tsx').catch(() => null);
  return { default: loaded?.ToasterSonner ?? Nothing };
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
