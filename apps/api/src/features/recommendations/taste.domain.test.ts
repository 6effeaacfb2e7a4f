// Specification: §4.40
import { describe, expect, it } from 'vitest';
import { profileFit } from './profile-fit.domain.ts';
import { likings, type Tastes } from './taste.domain.ts';

const nothing: Tastes = { interests: [], followed: [], favoriteThemes: {} };
const of = (tastes: Partial<Tastes>, theme: string) =>
  likings({ ...nothing, ...tastes }).find((liking) => liking.theme === theme);

describe('the affinity of an account for a theme', () => {
  it('is 0 for every theme when the account has no data', () => {
    expect(likings(nothing).every(({ affinity }) => affinity === 0)).toBe(true);
  });

  it('is 1 for a theme of a declared interest, with the interest as the reason, and 0 for another theme', () => {
    expect(of({ interests: ['nature'] }, 'promenades-a-velo')).toMatchObject({
      affinity: 1,
      code: 'interest',
      interest: 'nature',
    });
    expect(of({ interests: ['nature'] }, 'concerts')).toMatchObject({ affinity: 0 });
  });

  it('is 1 for a followed theme, with the code "followed" as the reason', () => {
    expect(of({ followed: ['cinema'] }, 'cinema')).toMatchObject({
      affinity: 1,
      code: 'followed',
      interest: null,
    });
  });

  it('grows with the number of favourites by ever smaller steps, and stays below 1', () => {
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

  it('adds up an interest and favourites to at most 1, with the interest as the reason', () => {
    const tastes = { interests: ['outgoing' as const], favoriteThemes: { concerts: 3 } };
    expect(of(tastes, 'concerts')).toMatchObject({
      affinity: 1,
      code: 'interest',
      interest: 'outgoing',
    });
    expect(of(tastes, 'cinema')?.affinity).toBeLessThan(1);
  });
});

describe('the profile fit of themes and options', () => {
  const profile = {
    ageCategory: null,
    jobCategory: null,
    childrenCategory: null,
    outgoingCategories: [],
  };

  it('is 0 for each of 18 themes and 5 options when the account has no answers', () => {
    const { fits, optionFits } = profileFit(profile);
    expect([fits.length, optionFits.length]).toEqual([18, 5]);
    expect([...fits, ...optionFits].every((fit) => fit === 0)).toBe(true);
  });

  it('is 1 for the family theme and option when the account has children, or goes out with family', () => {
    for (const said of [
      { childrenCategory: 'children' as const },
      { outgoingCategories: ['familly' as const] },
    ]) {
      const { fits, optionFits } = profileFit({ ...profile, ...said });
      expect([fits[7], optionFits[2]]).toEqual([1, 1]);
    }
  });

  it('is 1 for what declared companions suggest, and 0.6 for what age or occupation suggests', () => {
    const guessed = profileFit({ ...profile, ageCategory: '18-24', jobCategory: 'student' });
    expect([guessed.fits[1], guessed.optionFits[4]]).toEqual([0.6, 0.6]);
    expect(
      profileFit({ ...profile, ageCategory: '18-24', outgoingCategories: ['friends'] }).fits[1],
    ).toBe(1);
  });
});
