import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch as MantineSwitch } from '@mantine/core';
import { useId } from 'react';
import classes from './switch.module.css';

export type SwitchProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

const { root, body, track, labelWrapper, label } = classes;
const parts = { root, body, track, labelWrapper, label };

export function Switch({ label: text, hint, isOn, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={classes.switch}>
      <MantineSwitch
        label={text}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        size="lg"
        withThumbIndicator={false}
        classNames={parts}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
      {/* Not Mantine’s description, which would become part of the label. */}
      {hint !== undefined && <p id={hintId}>{hint}</p>}
    </div>
  );
}
