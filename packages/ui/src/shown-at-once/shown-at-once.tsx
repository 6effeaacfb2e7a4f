import { type ReactNode, startTransition, useOptimistic } from 'react';

export type ShownAtOnceProps<Value> = {
  value: Value;
  onChange: (value: Value) => void | Promise<void>;
  /** Renders the control: the value to show, and what to call with the next one. */
  children: (value: Value, change: (next: Value) => void) => ReactNode;
};

/**
 * Renders a control with the value that a press chose, before the rest of the panel: `onChange` runs
 * in a transition, so that the paint after the press waits for the control alone. An `onChange`
 * whose changes cannot wait in a transition, such as those of a store, returns a promise: the
 * control shows the chosen value until it settles.
 */
export function ShownAtOnce<Value>({ value, onChange, children }: ShownAtOnceProps<Value>) {
  const [shown, show] = useOptimistic(value);
  return children(shown, (next) =>
    startTransition(() => {
      show(next);
      return onChange(next);
    }),
  );
}
