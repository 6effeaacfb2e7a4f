import path from 'node:path';
import { expect, it } from 'vitest';
import { listSourceFiles } from './source-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
// Other names of « En vérification » (an event that waits for a moderator) and of « En attente de
// validation » (an organisation that does).
const otherNames =
  /relecture|à relire|est relu\b|(?<!de )en attente de (?:vérification|modération|publication)|en cours de (?:vérification|validation)/i;

it('friction 11: the texts of both sites and the mails have one name for each state that waits for the team', () => {
  const texts = listSourceFiles(root).filter(({ name }) =>
    /^(?:apps\/(?:api|pro|public)|packages\/[a-z-]+)\/src\/.*\.fr\.ts$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(100);
  const found = texts.flatMap(({ name, lines }) =>
    lines.filter((line) => otherNames.test(line)).map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
