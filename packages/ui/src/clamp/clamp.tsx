import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import classes from './clamp.module.css';

export type ClampProps = {
  /**
   * Whether the text is long enough to be clamped. The caller decides from its length, since
   * measuring would shift the layout.
   */
  isLong: boolean;
  children: ReactNode;
  words: { more: string; less: string };
};

/**
 * A text clamped to nine lines, with a button that shows the rest. Without scripts it is not
 * clamped.
 */
export function Clamp({ isLong, children, words }: ClampProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <div id={id} className={classes.text} data-cut={(isLong && !isOpen) || undefined}>
        {children}
      </div>
      {isLong && (
        <div className={classes.toggle}>
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.less : words.more}
          </Button>
        </div>
      )}
    </div>
  );
}
