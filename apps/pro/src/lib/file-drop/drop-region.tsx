import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import type { DragEvent, ReactNode, RefObject } from 'react';
import classes from './file-drop.module.css';

export type DropRegionProps = {
  /** Names the region. */
  label?: string;
  labelledBy?: string;
  /** Of the file input; `FileDropBox` is its label. */
  inputId: string;
  /** Kinds or endings of files, for the file dialog; a file that is dropped may be of any kind. */
  accept: string;
  isMultiple?: boolean;
  /** Opens the file dialog, where no `FileDropBox` is shown: then the input has this name. */
  opener?: { label: string; open: RefObject<(() => void) | null> } | undefined;
  onFiles: (files: readonly File[]) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Text that is dragged may be dropped in the fields of the region: the dropzone would prevent it. */
const ignoreText = (event: DragEvent): void => {
  if (!event.dataTransfer.types.includes('Files')) event.stopPropagation();
};

/** A region where files are dropped, pasted, or chosen in the file dialog. */
export function DropRegion({
  label,
  labelledBy,
  inputId,
  accept,
  isMultiple = false,
  opener,
  onFiles,
  className,
  children,
}: DropRegionProps) {
  return (
    <Dropzone
      role="region"
      aria-label={label}
      aria-labelledby={labelledBy}
      classNames={{ root: classes.root, inner: className }}
      onDrop={onFiles}
      // The label of the input opens the dialog; the region contains other controls.
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      preventDropOnDocument={false}
      onDragEnterCapture={ignoreText}
      onDragOverCapture={ignoreText}
      onDropCapture={ignoreText}
      {...(opener && { openRef: opener.open })}
      inputProps={{
        id: inputId,
        // Its own style would show a hidden input and give no box to the focus of the other.
        style: {},
        accept,
        multiple: isMultiple,
        ...(opener
          ? { 'aria-label': opener.label, hidden: true }
          : { 'aria-label': undefined, 'aria-describedby': `${inputId}-formats`, tabIndex: 0 }),
      }}
    >
      {children}
    </Dropzone>
  );
}
