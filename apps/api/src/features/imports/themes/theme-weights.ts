/**
 * Points of what a record says for a theme. `first` points make a theme the first one, so that one
 * word of a title that names what one attends suffices, and one other word does not.
 */
export const themeWeights = {
  title: {
    /** The first form of the title: « Conférence ». */
    form: 10,
    /** A form after another one: « Visite et atelier ». */
    next: 6,
    /** A form that is the subject of another one: « Conférence sur le théâtre ». */
    subject: 4,
    /** A form that a feast is about: « Festival de jazz ». */
    celebrated: 7,
    occasion: 6,
    sign: 4,
    /** A sign after a form. */
    nextSign: 2,
    most: 12,
  },
  keywords: { form: 4, sign: 2, most: 8 },
  description: { form: 4.5, sign: 1.5, most: 8 },
  /** A form that begins the short description: « Comédie en trois actes ». */
  opening: 6.5,
  longer: { form: 2.5, sign: 1, most: 5 },
  /** Share that a phrase counts when the record has named it before. */
  again: 0.4,
  /** In years. */
  childAge: 12,
  ageOfChildren: 5,
  /** « Dès 4 ans ». */
  fromAge: 7,
  fromAgeOfChildren: 3,
} as const;

/** Points that a theme needs. */
export const themeBars = {
  first: 4.4,
  /** A theme that only signs speak for. */
  firstOfSigns: 8,
  /** The first theme when only signs speak for another one with more points. */
  outweighed: 6,
  /** Points of the agenda and the place with which these name a theme as a form does. */
  venue: 4,
  /** A further theme needs both these points and this share of those of the first one. */
  companion: { points: 6, share: 0.5 },
  /** A further theme that is no companion of the first one. */
  apart: { points: 8, share: 0.65 },
  third: { points: 8, share: 0.6 },
  /** Themes of a record at most. */
  most: 3,
} as const;
