import classes from './price-table.module.css';

type PriceRow = {
  id: string;
  label: string;
  price: string;
  detail?: string;
};

export type PriceTableProps = {
  caption: string;
  columns: { label: string; price: string };
  rows: readonly PriceRow[];
};

export function PriceTable({ caption, columns, rows }: PriceTableProps) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.label}
              {row.detail && <small>{row.detail}</small>}
            </th>
            <td>{row.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
