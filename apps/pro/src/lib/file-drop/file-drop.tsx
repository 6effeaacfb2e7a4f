import { lazy, Suspense } from 'react';
import type { DropRegionProps } from './drop-region.tsx';
import classes from './file-drop.module.css';

const DropRegion = lazy(async () => ({
  default: (await import('./drop-region.tsx')).DropRegion,
}));

/** A region that accepts files dropped, pasted or chosen. Its dropzone is lazy-loaded. */
export const FileDrop = (props: DropRegionProps) => (
  <Suspense>
    <DropRegion {...props} />
  </Suspense>
);

export type FileDropBoxProps = {
  inputId: string;
  /** For example "Déposez ici…". */
  prompt: string;
  /** The label of the input, for example "Choisir un fichier". */
  choose: string;
  /** The accepted files, under the button. */
  formats: string;
};

/** The box of a `FileDrop`, with the label that opens the file dialog. */
export const FileDropBox = ({ inputId, prompt, choose, formats }: FileDropBoxProps) => (
  <div className={classes.box}>
    <p>{prompt}</p>
    <label htmlFor={inputId} className={classes.choose}>
      {choose}
    </label>
    <p id={`${inputId}-formats`} className={classes.formats}>
      {formats}
    </p>
  </div>
);
