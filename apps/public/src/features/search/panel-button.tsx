import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useHasPendingChanges } from './pending-changes.ts';
import type { PanelPart } from './search-panel.tsx';

export type PanelButtonProps = {
  /** Null while the panel is closed. */
  part: PanelPart | null;
  /** Number of active filters. */
  active: number;
  onPress: () => void;
};

export function PanelButton({ part, active, onPress }: PanelButtonProps) {
  const { t } = useTranslation('search');
  const hasChanges = useHasPendingChanges();
  const openIcon = hasChanges ? 'check' : 'close';
  return (
    <Button
      icon={part === null ? 'filters' : openIcon}
      onClick={onPress}
      aria-haspopup="dialog"
      aria-expanded={part === 'all'}
    >
      {active === 0 ? t('openPanel') : t('openPanelActive', { count: active })}
    </Button>
  );
}
