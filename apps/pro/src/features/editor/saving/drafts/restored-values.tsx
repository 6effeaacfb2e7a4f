import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { Part } from '../../../../lib/part/part.tsx';
import type { Restored } from '../form-changes.ts';

const RestoredNotice = lazyPart(async () => (await import('./restored-notice.tsx')).RestoredNotice);

type RestoredValuesProps = { restored: Restored | null; onDrop: () => void };

/** Shows that the form has values that this device had kept. */
export const RestoredValues = ({ restored, onDrop }: RestoredValuesProps) =>
  restored && (
    <Part>
      <RestoredNotice restored={restored} onDrop={onDrop} />
    </Part>
  );
