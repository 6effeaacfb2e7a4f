import { withFrenchTypography } from '../mapping/french-typography.ts';

/** Words of the labels of the thesaurus, in lower case, and how French writes them. */
const words = new Map([
  ['dvd', 'DVD'],
  ['vtt', 'VTT'],
  ['ulm', 'ULM'],
  ['wifi', 'Wi-Fi'],
  ['paypal', 'PayPal'],
  ['mastercard', 'Mastercard'],
  ['equitation', 'Équitation'],
  ['oenologie', 'Œnologie'],
  ['oeufs', 'œufs'],
  ['xixe', 'XIXᵉ'],
]);
const labels = new Map([
  ['American express', 'American Express'],
  ['Beaux arts', 'Beaux-arts'],
  ['Canoé kayak', 'Canoë-kayak'],
]);

const isWord = /[\p{L}\p{N}]{1,40}/gu;
const startsWithA = /^A(?= l[ae]?[’ ])/;

/**
 * The label of a feature as French writes it: « À la campagne » for "A la campagne", « Lecteur DVD »
 * for "Lecteur dvd". The second application changes nothing.
 */
export const withFrenchLabel = (label: string): string =>
  labels.get(label) ??
  withFrenchTypography(label)
    .replace(startsWithA, 'À')
    .replaceAll(' - ', ' – ')
    .replace(isWord, (word) => words.get(word.toLowerCase()) ?? word);
