import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { PartBoundary, type PartBoundaryProps } from '@parages/ui/lazy-part/part-boundary';
import { useTranslation } from 'react-i18next';
import type { LostPartProps } from './lost-part.tsx';

const LostPart = lazyPart(async () => (await import('./lost-part.tsx')).LostPart);

type PartProps = {
  /** Closes a dialog whose failure is shown over the page. */
  onClose?: LostPartProps['onClose'];
  lost?: LostPartProps['lost'];
} & Omit<PartBoundaryProps, 'failed'>;

/**
 * A part of a page that may fail alone: its failure shows a sentence and a retry in its place, or
 * the sentence alone when the network is gone before the companions of the page have loaded.
 */
export function Part({ onClose, lost, ...part }: PartProps) {
  const { t } = useTranslation('error');
  return (
    <PartBoundary
      {...part}
      failed={(failure) => (
        <PartBoundary failed={() => <p role="alert">{t('title')}</p>}>
          <LostPart {...failure} onClose={onClose} lost={lost} />
        </PartBoundary>
      )}
    />
  );
}
