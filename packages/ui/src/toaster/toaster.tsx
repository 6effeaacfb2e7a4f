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
  /** Name of the region: "Notifications". */
  label: string;
};

/**
 * Where toasts appear: top right. Loaded with the first toast, which it then shows. Never rendered
 * on the server.
 */
export function Toaster({ label }: ToasterProps) {
  const { isWanted } = useStore(toasterWanted);
  return isWanted ? (
    <Suspense>
      <Sonner label={label} />
    </Suspense>
  ) : null;
}
