import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import type { DragEvent, ReactNode, RefObject } from 'react';
import classes from './file-drop.module.css';

export type DropRegionProps = {
  label?: string;
  labelledBy?: string;
  /** Id of the file input; `FileDropBox` has its label. */
  inputId: string;
  /** Accepted types or extensions in the file dialog. A dropped file may have any type. */
  accept: string;
  isMultiple?: boolean;
  /**
   * For a region without `FileDropBox`: `open` receives the function that opens the file dialog,
   * and `label` names the input.
   */
  opener?: { label: string; open: RefObject<(() => void) | null> } | undefined;
  onFiles: (files: readonly File[]) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Lets fields inside the region accept dragged text, which the dropzone would prevent. */
const ignoreText = (event: DragEvent): void => {
  if (!event.dataTransfer.types.includes('Files')) event.stopPropagation();
};

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
      // The region contains other controls: a press on it must not open the file dialog.
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
        // Removes the library’s inline style, which overrides `hidden` and collapses the focus
        // outline of a visible input.
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
