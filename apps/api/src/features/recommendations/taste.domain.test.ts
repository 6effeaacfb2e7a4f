// Specification: §4.40
import { describe, expect, it } from 'vitest';
import { profileFit } from './profile-fit.domain.ts';
import { likings, type Tastes } from './taste.domain.ts';

const nothing: Tastes = { interests: [], followed: [], favoriteThemes: {} };
const of = (tastes: Partial<Tastes>, theme: string) =>
  likings({ ...nothing, ...tastes }).find((liking) => liking.theme === theme);

describe('likings', () => {
  it('of somebody who said nothing are none', () => {
    expect(likings(nothing).every(({ affinity }) => affinity === 0)).toBe(true);
  });

  it('an interest counts 1 for each of its themes, and says which one it is', () => {
    expect(of({ interests: ['nature'] }, 'promenades-a-velo')).toMatchObject({
      affinity: 1,
      code: 'interest',
      interest: 'nature',
    });
    expect(of({ interests: ['nature'] }, 'concerts')).toMatchObject({ affinity: 0 });
  });

  it('a theme one follows counts as much', () => {
    expect(of({ followed: ['cinema'] }, 'cinema')).toMatchObject({
      affinity: 1,
      code: 'followed',
      interest: null,
    });
  });

  it('favourites count less than 1, the second more than the tenth, and never more than what one says', () => {
    const counts = [1, 2, 10, 11].map(
      (concerts) => of({ favoriteThemes: { concerts } }, 'concerts')?.affinity ?? 0,
    );
    expect(counts).toEqual([...counts].sort());
    expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBeGreaterThan(
      (counts[3] ?? 0) - (counts[2] ?? 0),
    );
    expect(Math.max(...counts)).toBeLessThan(1);
    expect(of({ favoriteThemes: { concerts: 3 } }, 'concerts')).toMatchObject({
      code: 'favorites',
    });
  });

  it('what is known twice is liked best, and nothing is liked more than 1', () => {
    const tastes = { interests: ['outgoing' as const], favoriteThemes: { concerts: 3 } };
    expect(of(tastes, 'concerts')).toMatchObject({
      affinity: 1,
      code: 'interest',
      interest: 'outgoing',
    });
    expect(of(tastes, 'cinema')?.affinity).toBeLessThan(1);
  });
});

describe('profile fit', () => {
  const profile = {
    ageCategory: null,
    jobCategory: null,
    childrenCategory: null,
    outgoingCategories: [],
  };

  it('of somebody who said nothing is none', () => {
    const { fits, optionFits } = profileFit(profile);
    expect([fits.length, optionFits.length]).toEqual([18, 5]);
    expect([...fits, ...optionFits].every((fit) => fit === 0)).toBe(true);
  });

  it('children, and outings with one’s family, call for what children like', () => {
    for (const said of [
      { childrenCategory: 'children' as const },
      { outgoingCategories: ['familly' as const] },
    ]) {
      const { fits, optionFits } = profileFit({ ...profile, ...said });
      expect([fits[7], optionFits[2]]).toEqual([1, 1]);
    }
  });

  it('what one says counts more than what an age or a purse lets guess', () => {
    const guessed = profileFit({ ...profile, ageCategory: '18-24', jobCategory: 'student' });
    expect([guessed.fits[1], guessed.optionFits[4]]).toEqual([0.6, 0.6]);
    expect(
      profileFit({ ...profile, ageCategory: '18-24', outgoingCategories: ['friends'] }).fits[1],
    ).toBe(1);
  });
});
