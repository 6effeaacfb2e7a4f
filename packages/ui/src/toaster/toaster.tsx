import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { toasterWanted } from './toaster-wanted.ts';

const Nothing = (_props: ToasterProps) => null;

// Its file may be out of reach without a network: the page then stands without toasts.
const Sonner = lazy(async () => {
  const loaded = await import('./toaster-sonner.tsx').catch(() => null);
  return { default: loaded?.ToasterSonner ?? Nothing };
});

export type ToasterProps = {
  /** Name of the region: "Notifications". */
  label: string;
};

/** Where toasts appear: top right. It comes with the first toast, which is shown then. Never rendered on the server. */
export function Toaster({ label }: ToasterProps) {
  const { isWanted } = useStore(toasterWanted);
  return isWanted ? (
    <Suspense>
      <Sonner label={label} />
    </Suspense>
  ) : null;
}
