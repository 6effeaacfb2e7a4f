import { poiFigureNames } from '@parages/contracts/vocabulary/events/poi-figures';
import { CategoryDetails } from '../categories/category-details.tsx';
import { FigureField } from '../tabs/figure-field.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import classes from '../tabs/tabs.module.css';

export const FirstDetails = (props: TabProps) => (
  <div className={classes.tab}>
    {poiFigureNames.map((name) => (
      <FigureField key={name} name={name} {...props} />
    ))}
    <CategoryDetails editor={props.editor} />
  </div>
);
