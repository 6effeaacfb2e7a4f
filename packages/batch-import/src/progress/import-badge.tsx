import type { ImportStatus } from '@parages/contracts/vocabulary/imports/import-faults';
import { Badge, type BadgeProps } from '@parages/ui/badge/badge';
import { useImportWords } from '../import-words.tsx';

const tones: Record<ImportStatus, NonNullable<BadgeProps['tone']>> = {
  checking: 'info',
  blocked: 'danger',
  ready: 'highlight',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'paper',
};

export function ImportBadge({ status }: { status: ImportStatus }) {
  const { say } = useImportWords();
  return <Badge tone={tones[status]}>{say(`status.${status}`)}</Badge>;
}
