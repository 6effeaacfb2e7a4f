import { poiFigureNames } from '@parages/contracts/vocabulary/events/poi-figures';
import { poiFigureWords } from '@parages/contracts/vocabulary/events/poi-figures.fr';
import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { categoriesTabFr as categories } from '../tabs/words/categories-tab.fr.ts';
import { contactsTabFr as contacts } from '../tabs/words/contacts-tab.fr.ts';
import { datesTabFr as dates } from '../tabs/words/dates-tab.fr.ts';
import { placeTabFr as place } from '../tabs/words/place-tab.fr.ts';
import { pricesTabFr as prices } from '../tabs/words/prices-tab.fr.ts';

/** By JSON pointer, where `*` is the index of a list. */
const labels: Readonly<Record<string, string>> = {
  '/categories/themes': categories.themes,
  '/categories/tags': categories.tags,
  '/categories/features': categories.features,
  '/categories/options': categories.options,
  '/dates/label': dates.label,
  '/dates/description': dates.description,
  '/dates/isPermanent': 'Ouvert toute l’année',
  '/dates/periods': dates.periods,
  '/dates/periods/*/startDate': 'Premier jour',
  '/dates/periods/*/endDate': 'Dernier jour',
  '/dates/periods/*/note': 'Précision',
  '/place/name': place.name,
  '/place/streetAddress': place.streetAddress,
  '/place/postalCode': place.postalCode,
  '/place/locality': place.locality,
  '/place/position': place.position,
  '/place/position/lon': place.lon,
  '/place/position/lat': place.lat,
  '/prices': poiTabLabels.prices,
  '/prices/isFree': prices.isFree,
  '/prices/prices': poiTabLabels.prices,
  '/prices/prices/*/minPriceCents': prices.min,
  '/prices/prices/*/maxPriceCents': prices.max,
  '/prices/prices/*/startDate': 'Premier jour',
  '/contacts': poiTabLabels.contacts,
  '/contacts/*/emails': contacts.emails,
  '/contacts/*/phoneNumbers': contacts.phoneNumbers,
  '/contacts/*/websites': contacts.websites,
  '/traces/tour': 'Le parcours',
  '/traces/tour/distanceM': 'Distance (km)',
  '/traces/tour/durationMin': 'Durée',
  '/traces/tour/climbM': 'Dénivelé positif (m)',
  '/traces/tour/descentM': 'Dénivelé négatif (m)',
  '/traces/tour/minAltitudeM': 'Altitude minimale (m)',
  '/traces/tour/maxAltitudeM': 'Altitude maximale (m)',
  '/traces/tour/locomotionModes': 'Comment',
  '/traces/tour/difficulty': 'Difficulté',
  ...Object.fromEntries(
    Object.entries(optionLabels).map(([option, label]) => [`/categories/options/${option}`, label]),
  ),
  ...Object.fromEntries(
    poiFigureNames.map((name) => [`/dates/${name}`, poiFigureWords[name].label]),
  ),
};

const items: readonly [list: RegExp, label: string][] = [
  [/^\/dates\/periods\/(\d+)/, 'Date'],
  [/^\/prices\/prices\/(\d+)/, 'Tarif'],
  [/^\/contacts\/(\d+)/, 'Contact'],
];

/** "Titre", "Tarif 2 : À partir de (€)": the name of a field for an organiser, by its JSON pointer. */
export function fieldLabel(pointer: string): string {
  const found = items.flatMap(([list, label]) => {
    const index = list.exec(pointer)?.[1];
    return index === undefined ? [] : [`${label} ${Number(index) + 1}`];
  });
  // Without the number of a line, such as the second address of a contact.
  const general = pointer.replace(/\/\d+$/, '').replace(/\/\d+(?=\/|$)/, '/*');
  const label = labels[general];
  return [...found, ...(label === undefined ? [] : [label])].join('\u00a0: ') || pointer;
}
