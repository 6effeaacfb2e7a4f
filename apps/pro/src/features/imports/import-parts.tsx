import type { ImportFileDropProps, ImportParts } from '@parages/batch-import/import-parts';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { useId } from 'react';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog.tsx';
import { FileDrop as DropRegion, FileDropBox } from '../../lib/file-drop/file-drop.tsx';

function FileDrop({ prompt, choose, formats, children, ...region }: ImportFileDropProps) {
  const inputId = useId();
  return (
    <DropRegion inputId={inputId} {...region}>
      <FileDropBox inputId={inputId} prompt={prompt} choose={choose} formats={formats} />
      {children}
    </DropRegion>
  );
}

const pictureOf: ImportParts['pictureOf'] = (theme, seed) =>
  `/mediafile/${fallbackPictureId(theme, seed)}?w=320`;

export const importParts: ImportParts = { ConfirmDialog, FileDrop, pictureOf };
