import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

export type Step = { name: string; act: (page: Page) => Promise<void> };

// A visitor does not tap at the very moment at which the page stops scrolling.
const aimMs = 300;

async function scrollAndTap(found: Locator): Promise<void> {
  await found.scrollIntoViewIfNeeded();
  await setTimeout(aimMs);
  await found.tap();
}

const tap = (name: string, find: (page: Page) => Locator): Step => ({
  name,
  act: (page) => scrollAndTap(find(page).first()),
});
const tapButton = (label: string | RegExp): Step =>
  tap(`button ${label}`, (page) => page.getByRole('button', { name: label }));
const inPanel = (page: Page): Locator => page.getByRole('dialog');
const tapInPanel = (label: string | RegExp): Step =>
  tap(`panel ${label}`, (page) => inPanel(page).getByRole('button', { name: label }));
const key = (name: string): Step => ({
  name: `key ${name}`,
  act: (page) => page.keyboard.press(name),
});
const back: Step = { name: 'back', act: async (page) => void (await page.goBack()) };

// A first visit starts with the terms.
const terms = [tapButton(/^C’est parti/)];

// The label of a chip ends with its count. The label of the button that opens the panel may begin
// with the same word.
const today = tapButton(/^Aujourd’hui[\s\d]*$/);
const tomorrow = tapButton(/^Demain[\s\d]*$/);
const weekend = tapButton(/^Ce week-end[\s\d]*$/);
const dates = [today, tomorrow, weekend, weekend];

const panel = [
  tapButton(/^Filtres/),
  ...[/^Agrandir le rayon/, /^Agrandir le rayon/, /^Réduire le rayon/].map(tapInPanel),
  ...[/^Accessible/, /^Animaux/, /^Avec des enfants/, /^En plein air/, /^Gratuit/].map(tapInPanel),
  ...[/^Accessible/, /^Animaux/, /^Avec des enfants/, /^En plein air/].map(tapInPanel),
  ...[/^Mois suivant/, /^\S+ 10 /, /^\S+ 20 /, /^Mois précédent/].map(tapInPanel),
  // « Appliquer » until the count has arrived.
  tapInPanel(/^(Appliquer|Voir|Aucune)/),
];

const chips = [
  tapButton(/Retirer le filtre/),
  tap('link Tout effacer', (page) => page.getByRole('link', { name: 'Tout effacer' })),
];

const place = [
  tapButton(/changer de lieu/),
  tap('field of the place', (page) => inPanel(page).getByRole('combobox')),
  ...['a', 'n', 'g', 'e', 'r', 's'].map(key),
  tapInPanel(/^Fermer/),
];

const map = [
  tapButton(/Ouvrir la carte/),
  tap('leaving the map', (page) =>
    page.getByRole('button', { name: /Fermer|Retour|Voir la liste|liste/ }),
  ),
];

const list = [
  tap('link of a theme', (page) => page.locator('main a[href*="/category/concerts"]')),
  tap('sort by distance', (page) => page.locator('main a[href*="sort=distance"]')),
  tomorrow,
  tomorrow,
];

// The nearest event may be permanent, or over since the page was built: both have no calendar menu.
// An event of a later day has one.
function datedCard(page: Page): Locator {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(Date.now());
  return page
    .locator('main article')
    .filter({ has: page.locator(`time[datetime]:not([datetime="${today}"])`) })
    .locator('a[href*="/evenement/"]');
}

const event = [
  tap('card of a later event', datedCard),
  tap('calendar menu', (page) => page.locator('article summary')),
  tapButton(/^Partager/),
  // The visitor is signed out: the heart leads to the sign-in.
  tap('heart of the event', (page) =>
    page.locator('article').getByRole('button', { name: /^Favori/ }),
  ),
  back,
];

export const visitSteps: readonly Step[] = [
  ...terms,
  ...dates,
  ...panel,
  ...chips,
  ...place,
  ...map,
  ...list,
  ...event,
  back,
  back,
];
