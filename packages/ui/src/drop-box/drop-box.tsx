import { useId } from 'react';
import classes from './drop-box.module.css';

export type DropBoxProps = {
  prompt: string;
  /** Label of the button that opens the file dialog. */
  choose: string;
  /** Accepted formats, as a text under the button. */
  formats: string;
  /** Accepted MIME types or file extensions, as in the `accept` attribute. */
  accept: string;
  isMultiple?: boolean;
  /** Whether files are dragged over the box, as `useFileDrop` returns it. */
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
};

/**
 * A drop zone with a button that opens the file dialog. `useFileDrop` handles the dropped files.
 */
export function DropBox({
  prompt,
  choose,
  formats,
  accept,
  isMultiple = false,
  isOver,
  onFiles,
}: DropBoxProps) {
  const id = useId();
  return (
    <div className={classes.drop} data-over={isOver || undefined}>
      <p>{prompt}</p>
      <label htmlFor={id} className={classes.choose}>
        {choose}
      </label>
      <input
        id={id}
        type="file"
        multiple={isMultiple}
        accept={accept}
        aria-describedby={`${id}-formats`}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <p id={`${id}-formats`} className={classes.formats}>
        {formats}
      </p>
    </div>
  );
}
