import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useTranslation } from 'react-i18next';
import { BesideFields, FieldRow } from '../../../lib/form/field-row.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import classes from './tabs.module.css';
import { useKeyedList } from './use-keyed-list.ts';
import { contactsTabTexts } from './words/contacts-tab.fr.ts';

const inputs = {
  websites: { type: 'url', inputMode: 'url', autoCapitalize: 'none' },
  emails: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phoneNumbers: { type: 'tel', inputMode: 'tel' },
} as const;

export type ContactEntriesProps = {
  /** JSON pointer of the list. */
  name: string;
  label: string;
  kind: keyof typeof inputs;
  entries: readonly string[];
  faults: ReadonlyMap<string, string>;
  onChange: (entries: string[]) => void;
};

export function ContactEntries({
  name,
  label,
  kind,
  entries,
  faults,
  onChange,
}: ContactEntriesProps) {
  const { t } = useTranslation(contactsTabTexts);
  const list = useKeyedList(entries, onChange);
  return (
    <div className={classes.part}>
      <ul className={classes.entries}>
        {list.entries.map(({ key, item: entry }, index) => (
          <li key={key}>
            <FieldRow>
              <TextField
                {...inputs[kind]}
                name={`${name}/${index}`}
                label={
                  entries.length === 1
                    ? label
                    : t('contacts.entry', { name: label, number: index + 1 })
                }
                description={kind === 'websites' && index === 0 && t('contacts.websitesHint')}
                value={entry}
                onChange={(text) => list.replace(key, text)}
                error={faults.get(`${name}/${index}`)}
              />
              <BesideFields>
                <IconButton
                  icon="close"
                  label={`${t('contacts.removeEntry')} ${entry || label}`}
                  onClick={() => list.remove(key)}
                />
              </BesideFields>
            </FieldRow>
          </li>
        ))}
      </ul>
      {entries.length < limits.contactEntries && (
        <Button variant="quiet" icon="plus" onClick={() => list.add('')}>
          {t(`contacts.addEntry.${kind}`)}
        </Button>
      )}
    </div>
  );
}
