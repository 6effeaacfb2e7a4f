import { Button } from '@parages/ui/button/button';
import { fieldId } from '../../../lib/form/field-id.ts';
import classes from '../tabs/tabs.module.css';

export type ReuseButtonsProps = {
  label: string;
  items: readonly {
    key: string;
    text: string;
    use: () => void;
    /** Name of the field that takes the focus: the pressed button goes away. */
    field: string;
  }[];
};

/** What the organisation has used before, one button each. Nothing without items. */
export const ReuseButtons = ({ label, items }: ReuseButtonsProps) =>
  items.length === 0 ? null : (
    <section className={classes.part} aria-label={label}>
      <p className={classes.hint} aria-hidden="true">
        {label}
      </p>
      <div className={classes.choices}>
        {items.map(({ key, text, use, field }) => (
          <Button
            key={key}
            variant="secondary"
            icon="plus"
            onClick={() => {
              use();
              // The field may be rendered only by the change.
              setTimeout(() => document.getElementById(fieldId(field))?.focus());
            }}
          >
            {text}
          </Button>
        ))}
      </div>
    </section>
  );
