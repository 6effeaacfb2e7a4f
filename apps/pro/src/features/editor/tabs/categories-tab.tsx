import { CategoryDetails } from '../categories/category-details.tsx';
import { ThemesPart } from '../categories/themes-part.tsx';
import type { TabProps } from './tab-props.ts';
import classes from './tabs.module.css';

export const CategoriesTab = ({ editor, faults }: TabProps) => (
  <div className={classes.tab}>
    <ThemesPart editor={editor} faults={faults} />
    <CategoryDetails editor={editor} />
  </div>
);
