import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch as MantineSwitch } from '@mantine/core';
import classes from './switch.module.css';

export type SwitchProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

const { body, track, labelWrapper, label, description } = classes;
const parts = { body, track, labelWrapper, label, description };

/** A setting that is on or off and saved at once. */
export const Switch = ({ label: text, hint, isOn, onChange }: SwitchProps) => (
  <MantineSwitch
    label={text}
    description={hint}
    checked={isOn}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    size="lg"
    withThumbIndicator={false}
    classNames={parts}
  />
);
