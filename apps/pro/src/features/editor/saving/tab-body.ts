import type { FormTab, TabBody, Values } from '../editor-tabs.ts';

type Contact = Values['contacts']['contacts'][number];
const notBlank = (entries: readonly string[]): string[] =>
  entries.filter((entry) => entry.trim() !== '');
const withoutBlanks = (contacts: readonly Contact[]): Contact[] =>
  contacts.map((contact) => ({
    ...contact,
    emails: notBlank(contact.emails),
    phoneNumbers: notBlank(contact.phoneNumbers),
    websites: notBlank(contact.websites),
  }));

export function bodyOf(tab: FormTab, values: Values, version: number): TabBody {
  // The values of each tab have their own type: TypeScript cannot follow a name known only at run
  // time.
  const bodies: { [Tab in FormTab]: () => TabBody } = {
    categories: () => ({ tab: 'categories', body: { ...values.categories, version } }),
    dates: () => ({ tab: 'dates', body: { ...values.dates, version } }),
    place: () => ({ tab: 'place', body: { ...values.place, version } }),
    prices: () => ({ tab: 'prices', body: { ...values.prices, version } }),
    contacts: () => ({
      tab: 'contacts',
      body: { contacts: withoutBlanks(values.contacts.contacts), version },
    }),
    traces: () => ({ tab: 'traces', body: { ...values.traces, version } }),
  };
  return bodies[tab]();
}
