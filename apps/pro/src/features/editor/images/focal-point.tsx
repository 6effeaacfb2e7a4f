import type { KeyboardEvent, PointerEvent } from 'react';
import classes from './images.module.css';

type Focal = { x: number; y: number };
export type FocalPointProps = {
  src: string;
  value: Focal;
  onChange: (value: Focal) => void;
  label: string;
  hint: string;
};

const step = 0.05;
const within = (share: number): number => Math.min(1, Math.max(0, Number(share.toFixed(3))));
const moves: Readonly<Record<string, Focal>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** `value` is in fractions of the picture's width and height, from the top left corner. */
export function FocalPoint({ src, value, onChange, label, hint }: FocalPointProps) {
  const onPointerDown = ({
    currentTarget,
    clientX,
    clientY,
  }: PointerEvent<HTMLButtonElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: within(value.x + move.x), y: within(value.y + move.y) });
  };
  return (
    <div className={classes.focal}>
      <p>{label}</p>
      <button
        type="button"
        aria-label={`${label}\u00a0: ${Math.round(value.x * 100)}\u00a0%, ${Math.round(value.y * 100)}\u00a0%`}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" />
        <span style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }} />
      </button>
      <p className={classes.hint}>{hint}</p>
    </div>
  );
}
