import { lazy, Suspense, useEffect, useState } from 'react';

const Sonner = lazy(async () => ({ default: (await import('./toaster-sonner.tsx')).ToasterSonner }));

export type ToasterProps = {
  /** Name of the region: "Notifications". */
  label: string;
};

/** Where toasts appear: top right. Loaded after the page; a toast raised before is shown then. Never rendered on the server. */
export function Toaster({ label }: ToasterProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted ? (
    <Suspense>
      <Sonner label={label} />
    </Suspense>
  ) : null;
}
