import { type ContactType, contactTypes } from '@parages/contracts/vocabulary/events/contact-types';
import { contactTypeLabels } from '@parages/contracts/vocabulary/events/contact-types.fr';
import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import type { TabValues } from '../editor-tabs.ts';
import { ReuseButtons } from '../reuse/reuse-buttons.tsx';
import { useReusable } from '../reuse/use-reusable.ts';
import { ContactEntries } from './contact-entries.tsx';
import type { PoiTabProps } from './tab-props.ts';
import classes from './tabs.module.css';
import { useKeyedList } from './use-keyed-list.ts';
import { contactsTabTexts } from './words/contacts-tab.fr.ts';

type Contact = TabValues<'contacts'>['contacts'][number];

const typeOptions = contactTypes.map((value) => ({ value, label: contactTypeLabels[value] }));
const empty = (type: ContactType): Contact => ({
  type,
  legalName: null,
  emails: [],
  phoneNumbers: [],
  websites: [''],
});
const nextType = (contacts: readonly Contact[]): ContactType =>
  contactTypes.find((type) => !contacts.some((contact) => contact.type === type)) ?? 'other';

const mostOffered = 4;
const isSame = (one: Contact, other: Contact): boolean =>
  JSON.stringify(entriesOf(one)) === JSON.stringify(entriesOf(other));
// Blank lines are not saved.
const entriesOf = ({ type, legalName, emails, phoneNumbers, websites }: Contact) => [
  type,
  legalName,
  ...[emails, phoneNumbers, websites].map((lines) => lines.filter((text) => text.trim() !== '')),
];
const titleOf = ({ type, legalName, emails, phoneNumbers, websites }: Contact): string =>
  [contactTypeLabels[type], legalName ?? [...emails, ...phoneNumbers, ...websites][0]]
    .filter(Boolean)
    .join('\u00a0: ');

export function ContactsTab({ editor: { values, change }, faults, poi }: PoiTabProps) {
  const { t } = useTranslation(contactsTabTexts);
  const { contacts } = values.contacts;
  const list = useKeyedList(contacts, (next) => change('contacts', { contacts: next }));
  const offered = useReusable(poi)
    .contacts.filter((one) => !contacts.some((contact) => isSame(contact, one)))
    .slice(0, mostOffered);
  return (
    <div className={classes.tab}>
      <p className={classes.hint}>
        {t(contacts.length === 0 ? 'contacts.none' : 'contacts.intro')}
      </p>
      {list.entries.map(({ key, item: contact }, index) => (
        <ContactBlock
          key={key}
          contact={contact}
          index={index}
          faults={faults}
          onChange={(part) => list.replace(key, { ...contact, ...part })}
          onRemove={() => list.remove(key)}
        />
      ))}
      <ReuseButtons
        label={t('contacts.used')}
        items={offered.map((one) => ({
          key: JSON.stringify(one),
          text: titleOf(one),
          use: () => list.add(one),
          field: `/contacts/${contacts.length}/legalName`,
        }))}
      />
      <div className={classes.buttons}>
        <Button variant="secondary" icon="plus" onClick={() => list.add(empty(nextType(contacts)))}>
          {t('contacts.add')}
        </Button>
      </div>
    </div>
  );
}

type ContactBlockProps = {
  contact: Contact;
  index: number;
  faults: ReadonlyMap<string, string>;
  onChange: (part: Partial<Contact>) => void;
  onRemove: () => void;
};

function ContactBlock({ contact, index, faults, onChange, onRemove }: ContactBlockProps) {
  const { t } = useTranslation(contactsTabTexts);
  const number = index + 1;
  const at = `/contacts/${index}`;
  return (
    <section className={classes.block} aria-label={t('contacts.contact', { number })}>
      <header className={classes.blockHead}>
        <h3>{contact.legalName || contactTypeLabels[contact.type]}</h3>
        <IconButton icon="trash" label={t('contacts.remove', { number })} onClick={onRemove} />
      </header>
      <FieldRow>
        <SelectField
          name={`${at}/type`}
          label={t('contacts.type')}
          value={contact.type}
          options={typeOptions}
          onChange={(type) => onChange({ type })}
        />
        <TextField
          name={`${at}/legalName`}
          label={t('contacts.legalName')}
          value={contact.legalName ?? ''}
          onChange={(text) => onChange({ legalName: text || null })}
          maxLength={300}
        />
      </FieldRow>
      {(['websites', 'emails', 'phoneNumbers'] as const).map((name) => (
        <ContactEntries
          key={name}
          name={`${at}/${name}`}
          label={t(`contacts.${name}`)}
          kind={name}
          entries={contact[name]}
          faults={faults}
          onChange={(entries) => onChange({ [name]: entries })}
        />
      ))}
    </section>
  );
}
