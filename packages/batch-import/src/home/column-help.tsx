import {
  type ImportColumn,
  type ImportColumnName,
  importColumnGroups,
  importColumns,
} from '@parages/contracts/vocabulary/imports/import-columns';
import { importExample } from '@parages/contracts/vocabulary/imports/import-example.fr';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { Disclosure } from '@parages/ui/disclosure/disclosure';
import { useImportWords } from '../import-words.tsx';
import classes from './column-help.module.css';

export function ColumnHelp() {
  const { say, groups, themes: themeLabels } = useImportWords();
  return (
    <div className={classes.help}>
      <Disclosure summary={<h2>{say('columns.title')}</h2>}>
        <p className={classes.text}>{say('columns.text')}</p>
        {/* A single table keeps the columns aligned across groups. */}
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('columns.name')}</th>
              <th scope="col">{say('columns.content')}</th>
              <th scope="col" className={classes.example}>
                {say('columns.example')}
              </th>
            </tr>
          </thead>
          {importColumnGroups.map((group) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={classes.group}>
                  {groups[group]}
                </th>
              </tr>
              {importColumns
                .filter((column) => column.group === group)
                .map((column) => (
                  <Column key={column.name} column={column} />
                ))}
            </tbody>
          ))}
        </table>
        <h3 id="import-themes">{say('columns.themeList')}</h3>
        <ul className={classes.themes} aria-labelledby="import-themes">
          {themes.map((theme) => (
            <li key={theme}>
              {themeLabels[theme]} <code>{theme}</code>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function Column({ column }: { column: ImportColumn & { name: ImportColumnName } }) {
  const { say, columns, formats } = useImportWords();
  const { name, kind } = column;
  const { label, help } = columns[name];
  // A short text instead of the list of themes, which is long and shown once below the table.
  const format = kind === 'theme' ? say('columns.themes') : formats[kind];
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {column.isRequired && <span className={classes.required}>{say('columns.required')}</span>}
      </th>
      <td>
        <strong>{label}</strong>
        {help !== '' && <span>{help}</span>}
        {kind !== 'text' && <span className={classes.format}>{format}</span>}
      </td>
      <td className={classes.example} lang="fr">
        {importExample[0][name]?.split('\n')[0]}
      </td>
    </tr>
  );
}
