import { useId } from 'react';
import classes from './drop-box.module.css';

export type DropBoxProps = {
  /** "Déposez ici…". */
  prompt: string;
  /** "Choisir un fichier": the button that does the same. */
  choose: string;
  /** What may be dropped, under the button. */
  formats: string;
  /** Kinds or endings of files, as an input takes them. */
  accept: string;
  isMultiple?: boolean;
  /** Whether files are held over it (`useFileDrop`). */
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Where files are dropped, or chosen from (a phone offers its camera for pictures). */
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
