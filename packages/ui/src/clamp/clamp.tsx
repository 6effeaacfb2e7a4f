import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import classes from './clamp.module.css';

export type ClampProps = {
  children: ReactNode;
  words: { more: string; less: string };
};

/** A long text cut after nine lines, with "Lire la suite". Without scripts the text is whole. */
export function Clamp({ children, words }: ClampProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'whole' | 'cut' | 'open'>('whole');
  useEffect(() => {
    // Cutting after the first paint would move the page: only texts of which nine lines fill less than the whole are cut, once.
    const box = ref.current;
    if (!box) return;
    const lines = box.scrollHeight / Number.parseFloat(getComputedStyle(box).lineHeight);
    if (lines > 12) setState('cut');
  }, []);
  return (
    <div>
      <div ref={ref} id={id} className={classes.text} data-cut={state === 'cut' || undefined}>
        {children}
      </div>
      {state !== 'whole' && (
        <Button
          variant="quiet"
          aria-expanded={state === 'open'}
          aria-controls={id}
          onClick={() => setState(state === 'open' ? 'cut' : 'open')}
        >
          {state === 'open' ? words.less : words.more}
        </Button>
      )}
    </div>
  );
}
