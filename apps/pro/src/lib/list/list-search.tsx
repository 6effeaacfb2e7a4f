import type { ReactNode } from 'react';
import { TextField } from '../form/text-field.tsx';
import { useTyped } from '../use-typed.ts';
import classes from './long-list.module.css';

export type ListSearchProps = {
  label: string;
  q: string;
  onChange: (q: string) => void;
  children: ReactNode;
};

export function ListSearch({ label, q, onChange, children }: ListSearchProps) {
  const [typed, setTyped] = useTyped(q, onChange);
  return (
    <search className={classes.filters}>
      <TextField
        name="q"
        type="search"
        label={label}
        value={typed}
        onChange={setTyped}
        maxLength={100}
      />
      {children}
    </search>
  );
}
