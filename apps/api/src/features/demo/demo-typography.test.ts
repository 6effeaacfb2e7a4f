// Specification: §9.5 (invented events)
import { describe, expect, it } from 'vitest';
import { demoContent } from './content/demo-content.fr.ts';
import { writeDemoEvents } from './demo-event.domain.ts';

const events = writeDemoEvents(demoContent, '2026-06-10');
const sentences = [
  ...new Set([
    ...events.flatMap(({ label, description, organizerName, placeName, streetAddress }) => [
      label,
      description,
      organizerName,
      placeName,
      streetAddress ?? '',
    ]),
    ...Object.values(demoContent.venues).flat(),
    ...demoContent.streets,
    ...demoContent.organizers,
    ...Object.values(demoContent.words),
  ]),
];

const offenders = (rule: RegExp) => sentences.filter((sentence) => rule.test(sentence));

describe('French typography of the demo content', () => {
  it.each([
    ['no straight apostrophe or quotation mark', /['"]/],
    ['a no-break space before ! ? ;', /[^\u202f][!?;]/],
    ['a no-break space before :', /[^\u00a0]:/],
    ['no-break spaces inside « »', /«[^\u00a0]|[^\u00a0]»/],
    ['no three dots for an ellipsis', /\.\.\./],
    ['no double space', / {2}/],
    ['no placeholder left', /[{}]|undefined/],
    [
      'no missing elision',
      /(?<![\p{L}])(?:de|le|la|que|se|ne) (?:[aâeéèêiîoôuœ]|h(?:eure|istoire|abitant|iver))/iu,
    ],
    ['no missing contraction', /(?<![\p{L}])(?:à|de) Les? /u],
  ])('%s', (_, rule) => {
    expect(offenders(rule)).toEqual([]);
  });

  it('every description is two to four whole sentences', () => {
    for (const { description } of events) {
      expect(description).toMatch(/^[\p{Lu}«]/u);
      expect(description).toMatch(/[.!?]$/);
      const count = description.split(/(?<=[.!?])\s+(?=[\p{Lu}«])/u).length;
      expect(count, description).toBeGreaterThanOrEqual(2);
      expect(count, description).toBeLessThanOrEqual(4);
    }
  });

  it('every title starts with a capital, has at most 80 characters and no final full stop', () => {
    for (const { label } of events) {
      expect(label).toMatch(/^[\p{Lu}«\d]/u);
      expect(label.length, label).toBeLessThanOrEqual(80);
      expect(label).not.toMatch(/[.]$/);
    }
  });
});
