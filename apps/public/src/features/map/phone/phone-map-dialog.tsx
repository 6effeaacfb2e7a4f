import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPlace } from '../map-place.ts';
import { PoisMap } from '../pois-map.tsx';
import classes from './phone-map.module.css';

export function PhoneMapDialog({ onClose, ...place }: MapPlace & { onClose: () => void }) {
  const { t } = useTranslation('map');
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={classes.dialog}
      aria-label={t('label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.close}>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <PoisMap {...place} isListOpen />
    </dialog>
  );
}
