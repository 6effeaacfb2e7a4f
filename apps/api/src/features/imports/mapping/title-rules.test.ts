import { describe, expect, it } from 'vitest';
import { themesOfTitle } from './title-rules.ts';

describe('themes of a title', () => {
  it.each([
    ['Marché de Noël', ['marches-et-brocantes', 'fetes']],
    ['Marche nordique en forêt', ['promenades-a-pied']],
    ['Marche aux flambeaux et marché nocturne', ['promenades-a-pied', 'marches-et-brocantes']],
    ['Balade à vélo', ['promenades-a-velo', 'promenades-a-pied']],
    ['Atelier de réparation vélo', []],
    ['Ateliers de réparation de vélo, puis tour à vélo', ['promenades-a-velo']],
    ['Le brame du cerf', ['promenades-a-pied']],
    ['Atelier cerf-volant', []],
    ['Une soirée à l’opéra', ['concerts']],
    ['Opération rivière propre', []],
    ['Le carnaval des écoles', ['fetes']],
    ['Nocturne du musée Carnavalet', ['musees']],
    ['Rencontre avec une autrice', ['conference']],
    ['Visite guidée : à la rencontre de Balzac', ['tourisme']],
    ['Tours sur plage', ['fetes']],
    ['Nettoyage de la plage', []],
    ['Le jardin des sables', ['tourisme']],
    ['Jardinage au naturel', []],
  ])('« %s » implies %j', (title, themes) => {
    expect(themesOfTitle(title)).toEqual(themes);
  });

  it.each([
    'Découvrez le marché du travail',
    'L’étude de marché',
    'Forum des entreprises et concert',
    'Décrochez une mission ! Rencontre avec l’agence',
    'Visite : formation qualifiante',
  ])('are none for « %s », which is no outing, even with the keyword "concert"', (title) => {
    expect(themesOfTitle(title, ['concert'])).toEqual([]);
  });

  it('come from the keywords only when the title implies none; a word that excludes a theme does so in keywords too', () => {
    expect(themesOfTitle('Atelier mystère', ['Jazz'])).toEqual(['concerts']);
    expect(themesOfTitle('Visite', ['Jazz'])).toEqual(['tourisme']);
    expect(themesOfTitle('Atelier mystère', ['Réparation', 'Vélo'])).toEqual([]);
    expect(themesOfTitle('Escape game', ['Marché du travail', 'Concert'])).toEqual([]);
  });
});
