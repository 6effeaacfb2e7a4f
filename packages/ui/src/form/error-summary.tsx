import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './form.module.css';
import { fieldId } from './form-field.tsx';

/** A fault of one field: `name` leads to its control; `onPress` does instead where the control is on another tab. */
type SummaryFault = { name: string; label: string; text: string; onPress?: () => void };

export type ErrorSummaryProps = {
  /** "2 points à corriger". */
  title: string;
  faults: readonly SummaryFault[];
};

const focusField = (name: string): void => document.getElementById(fieldId(name))?.focus();

/** All that is wrong with a form, announced when it appears; each line leads to its field. Nothing when nothing is wrong. */
export function ErrorSummary({ title, faults }: ErrorSummaryProps) {
  const id = useId();
  if (faults.length === 0) return null;
  return (
    <section className={classes.summary} role="alert" aria-labelledby={id}>
      <Icon name="alert" size="1.5rem" />
      <div>
        <h2 id={id}>{title}</h2>
        <ul>
          {faults.map(({ name, label, text, onPress }) => (
            <li key={`${name} ${text}`}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  if (onPress) onPress();
                  else focusField(name);
                }}
              >
                {label}
              </a>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
