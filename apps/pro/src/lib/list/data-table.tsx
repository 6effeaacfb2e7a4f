import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type DataTableProps = {
  caption: string;
  columns: readonly string[];
  /** The rows. On a phone, the `data-label` of a cell names its column. */
  children: ReactNode;
};

export const DataTable = ({ caption, columns, children }: DataTableProps) => (
  <table className={classes.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
