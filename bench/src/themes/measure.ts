import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { Label } from './labels.ts';

/** What a classifier makes of a labelled record; a record that is kept back has no theme. */
export type Judged = { label: Label; themes: readonly Theme[]; isPublished: boolean };

export type Measures = {
  records: number;
  /** Share of the themes given that the reader gave too. */
  precision: number;
  /** Share of the records with a primary theme that got it. */
  recall: number;
  /** Share of the outings with a primary theme whose first theme it is. */
  firstRight: number;
  /** Share of the outings with a primary theme that got none. */
  themeless: number;
  /** Share of the outings that are not published. */
  outingsKeptBack: number;
  /** Share of the records that are no outings. */
  othersWithTheme: number;
  othersPublished: number;
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const isRight = ({ primary, others }: Label, theme: Theme): boolean =>
  theme === primary || others.includes(theme);

export function measure(judged: readonly Judged[]): Measures {
  const given = judged.flatMap(({ label, themes }) => themes.map((theme) => isRight(label, theme)));
  const withPrimary = judged.filter(({ label }) => label.primary !== null);
  const outings = judged.filter(({ label }) => label.isOuting);
  const others = judged.filter(({ label }) => !label.isOuting);
  const of = (list: readonly Judged[], test: (one: Judged) => boolean): number =>
    share(list.filter(test).length, list.length);
  return {
    records: judged.length,
    precision: share(given.filter(Boolean).length, given.length),
    recall: of(withPrimary, ({ label, themes }) => themes.some((theme) => theme === label.primary)),
    firstRight: of(withPrimary, ({ label, themes }) => themes[0] === label.primary),
    themeless: of(withPrimary, ({ themes }) => themes.length === 0),
    outingsKeptBack: of(outings, ({ isPublished }) => !isPublished),
    othersWithTheme: of(others, ({ themes }) => themes.length > 0),
    othersPublished: of(others, ({ isPublished }) => isPublished),
  };
}

export type ThemeMeasures = {
  theme: Theme;
  primaries: number;
  found: number;
  given: number;
  right: number;
  /** First themes of the primaries that were not found; undefined for records without a theme. */
  instead: Map<Theme | undefined, number>;
};

export function measureThemes(
  judged: readonly Judged[],
  themes: readonly Theme[],
): ThemeMeasures[] {
  return themes.map((theme) => {
    const primaries = judged.filter(({ label }) => label.primary === theme);
    const given = judged.filter((one) => one.themes.includes(theme));
    const missed = primaries.filter((one) => !one.themes.includes(theme));
    const instead = new Map<Theme | undefined, number>();
    for (const {
      themes: [first],
    } of missed)
      instead.set(first, (instead.get(first) ?? 0) + 1);
    return {
      theme,
      primaries: primaries.length,
      found: primaries.length - missed.length,
      given: given.length,
      right: given.filter(({ label }) => isRight(label, theme)).length,
      instead,
    };
  });
}
