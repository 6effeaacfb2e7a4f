import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { Part } from '../part/part.tsx';
import type { DropRegionProps } from './drop-region.tsx';
import classes from './file-drop.module.css';

const DropRegion = lazyPart(async () => (await import('./drop-region.tsx')).DropRegion);

export const FileDrop = (props: DropRegionProps) => (
  <Part>
    <DropRegion {...props} />
  </Part>
);

export type FileDropBoxProps = {
  inputId: string;
  prompt: string;
  choose: string;
  formats: string;
};

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
