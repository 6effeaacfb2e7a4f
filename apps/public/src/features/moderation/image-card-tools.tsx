import type { PoiCard } from '@parages/contracts/types';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { Panel } from '@parages/ui/panel/panel';
import { hueStyle } from '@parages/ui/tokens/theme-hue';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CardToolsPoi } from '../../lib/card-tools.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import classes from './card-tools.module.css';
import { PictureForm } from './picture-form.tsx';

/**
 * The placeholder covers the drawing that visitors see; a portal places it, so that the card needs
 * no change.
 */
export function ImageCardTools({ poi }: { poi: CardToolsPoi }) {
  const { t } = useTranslation('moderation');
  const ref = useRef<HTMLSpanElement>(null);
  const [card, setCard] = useState<Element | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isBare = poi.mainMediaFileId === null;
  useLayoutEffect(
    () => setCard(isBare ? (ref.current?.closest('article') ?? null) : null),
    [isBare],
  );
  if (!isBare) return null;
  const { id, label } = poi;
  return (
    <span ref={ref} className={classes.tools}>
      <IconButton
        icon="plus"
        variant="floating"
        label={t('addImageTo', { label })}
        onClick={() => setIsOpen(true)}
      />
      {card && createPortal(<Placeholder theme={poi.theme} />, card)}
      {isOpen &&
        createPortal(
          <Panel
            isOpen
            onClose={() => setIsOpen(false)}
            title={t('addImageTo', { label })}
            words={{ close: t('close') }}
          >
            <PictureForm poi={{ id, label }} onAdded={() => setIsOpen(false)} />
          </Panel>,
          document.body,
        )}
    </span>
  );
}

function Placeholder({ theme }: Pick<PoiCard, 'theme'>) {
  const { t } = useTranslation('moderation');
  const local = useLocal({ themeLabels });
  return (
    <div className={classes.placeholder} style={hueStyle(theme)}>
      <span>{t('noImage')}</span>
      {theme && <span className={classes.theme}>{local.themeLabels[theme]}</span>}
    </div>
  );
}
