import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import type { OverNoticeProps } from './over-notice.tsx';

const Nothing = (_props: OverNoticeProps) => null;

// Loaded after the editor, whose page is near its budget of bytes. Without it, such as offline, the
// event can still be submitted.
const OverNotice = lazyPart(
  async () => (await import('./over-notice.tsx').catch(() => null))?.OverNotice ?? Nothing,
);

/** Warns when every date of the event is past. */
export const Over = (props: OverNoticeProps) => (
  <Suspense>
    <OverNotice {...props} />
  </Suspense>
);
