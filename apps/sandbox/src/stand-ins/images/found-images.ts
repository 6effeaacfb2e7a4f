import { createHash } from 'node:crypto';
import { sceneIds } from '@parages/pictures/scene-ids';
import { creators, titles, unknownWord } from './images.fr.ts';

const licences = [
  {
    code: 'cc0',
    version: '1.0',
    short: 'CC0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  {
    code: 'by',
    version: '4.0',
    short: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    code: 'by-sa',
    version: '4.0',
    short: 'CC BY-SA 4.0',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  // Not free: callers that need free pictures must filter, as with the real service.
  {
    code: 'by-nc-nd',
    version: '2.0',
    short: 'CC BY-NC-ND 2.0',
    url: 'https://creativecommons.org/licenses/by-nc-nd/2.0/',
  },
] as const;

export type FoundImage = {
  id: string;
  number: number;
  scene: string;
  title: string;
  creator: string;
  licence: (typeof licences)[number];
};

const pick = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
};

function describe(scene: string, index: number): FoundImage {
  const digest = createHash('sha256').update(scene).digest('hex');
  const id = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `4${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
  const about = {
    title: pick(titles, index),
    creator: pick(creators, index),
    licence: pick(licences, index),
  };
  return { id, number: 1000 + index, scene, ...about };
}

/** Returns every picture when no word of the query matches, and none for the word `introuvable`. */
export function findImages(q: string): FoundImage[] {
  const words = q.toLowerCase().split(/\s+/);
  if (words.includes(unknownWord)) return [];
  const all = sceneIds.map(describe);
  const ofTheme = all.filter(({ scene, title }) =>
    words.some(
      (word) => word.length > 2 && (scene.includes(word) || title.toLowerCase().includes(word)),
    ),
  );
  return ofTheme.length > 0 ? ofTheme : all;
}

export const size = { width: 1600, height: 1067 };
export const fileOf = (origin: string, { scene }: FoundImage, width?: number): string =>
  `${origin}/images/scene/${scene}.jpg${width === undefined ? '' : `?w=${width}`}`;
