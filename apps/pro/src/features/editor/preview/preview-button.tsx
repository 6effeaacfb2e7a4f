import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { Part } from '../../../lib/part/part.tsx';
import type { Values } from '../editor-tabs.ts';
import { editorPreviewTexts } from './preview.fr.ts';
import { useIsWide } from './use-is-wide.ts';

const Preview = lazyPart(async () => (await import('./preview.tsx')).Preview);

export function PreviewButton({ poi, values }: { poi: OrganiserPoi; values: Values }) {
  const { t } = useTranslation(editorPreviewTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (useIsWide()) return null;
  return (
    <>
      <Button variant="quiet" icon="eye" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('title')}
        words={{ close: t('close') }}
      >
        <Part>
          <Preview poi={poi} values={values} />
        </Part>
      </Dialog>
    </>
  );
}
