import { describe, expect, it } from 'vitest';
import { PhraseIndex, phrasesOf, wordsOf } from './phrase-index.ts';

function find(table: Record<string, string | undefined>, text: string): string[] {
  const index = new PhraseIndex<string>();
  for (const [phrase, meaning] of Object.entries(table)) index.add(phrase, meaning);
  return index.find(wordsOf(text)).flatMap(({ meanings }) => [...meanings]);
}

describe('a phrase index', () => {
  it.each([
    ['Concert', 'Les CONCERTS d’été', ['found']],
    ['fête de la musique', 'Fêtes de la Musique !', ['found']],
    ['jeu', 'Jeux en bois', ['found']],
    ['rando*', 'Grande randonnée', ['found']],
    ['rando', 'Randonnée', []],
    ['feu d’artifice', 'Feux d’artifices', ['found']],
    ['théâtr*', 'Soirée théâtrale', ['found']],
    ['cour', 'Courses', []],
  ])('with « %s » finds in « %s » %j', (phrase, text, found) => {
    expect(find({ [phrase]: 'found' }, text)).toEqual(found);
  });

  it('finds the longest phrase at a word, and one without a meaning hides the shorter ones', () => {
    const table = { marché: 'market', 'marché du travail': undefined, 'marche nordique': 'walk' };
    expect(find(table, 'Marché du travail')).toEqual([]);
    expect(find(table, 'Marche nordique, puis marché')).toEqual(['walk', 'market']);
  });

  it('gives all meanings of a phrase that several tables hold', () => {
    const index = new PhraseIndex<string>();
    index.add('marché gourmand', 'market');
    index.add('Marchés gourmands', 'food');
    expect(index.find(wordsOf('Le marché gourmand'))).toMatchObject([
      { at: 1, length: 2, meanings: ['market', 'food'] },
    ]);
  });

  it('reads tables with commas and line breaks', () => {
    expect(phrasesOf('\n  bal, fête de quartier\n  corso,\n')).toEqual([
      'bal',
      'fête de quartier',
      'corso',
    ]);
  });
});
