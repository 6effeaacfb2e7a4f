import { Icon } from '@parages/ui/icon/icon';
import { useId } from 'react';
import classes from './error-summary.module.css';
import { fieldId } from './field-id.ts';

/**
 * An error of one field. Its line in the summary links to the control `name`, or calls `onPress`
 * instead, for a control that may be on another tab.
 */
type SummaryError = { name: string; label: string; text: string; onPress?: () => void };

export type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
};

const focusField = (name: string): void => document.getElementById(fieldId(name))?.focus();

export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <section className={classes.summary} role="alert" aria-labelledby={id}>
      <Icon name="alert" size="1.5rem" />
      <div>
        <h2 id={id}>{title}</h2>
        <ul>
          {errors.map(({ name, label, text, onPress }) => (
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
