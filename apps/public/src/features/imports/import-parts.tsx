import type { ImportFileDropProps, ImportParts } from '@parages/batch-import/import-parts';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { serviceUrl } from '@parages/session/app-shell';
import { ConfirmDialog } from '@parages/ui/confirm-dialog/confirm-dialog';
import { DropBox } from '@parages/ui/drop-box/drop-box';
import { useFileDrop } from '@parages/ui/drop-box/use-file-drop';

function FileDrop({ label, className, onFiles, children, ...box }: ImportFileDropProps) {
  const { isOver, dropping } = useFileDrop(onFiles);
  return (
    <section className={className} aria-label={label} {...dropping}>
      <DropBox {...box} isOver={isOver} onFiles={onFiles} />
      {children}
    </section>
  );
}

const pictureOf: ImportParts['pictureOf'] = (theme, seed) =>
  serviceUrl(`/mediafile/${fallbackPictureId(theme, seed)}?w=320`);

export const importParts: ImportParts = { ConfirmDialog, FileDrop, pictureOf };
