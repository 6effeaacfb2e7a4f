import { type AccessibilityMap, allCriteria, type Criterion } from './accessibility-map.ts';

export type Known = {
  /** Rules of axe that the scans of the journeys run. */
  rules: ReadonlySet<string>;
  /** Titles of the tests of a file; undefined when there is no such test file. */
  titlesOf: (file: string) => readonly string[] | undefined;
  /** Names of the files of the sites that have an element. */
  filesWith: (element: string) => readonly string[];
  /** ISO day. */
  today: string;
};

const fewestChecked = 73;
const fewestJourneys = 12;
const longestAgeDays = 366;
const separator = ' › ';

function faultOfTest(reference: string, { titlesOf }: Known): string[] {
  const [file = '', ...rest] = reference.split(separator);
  const title = rest.join(separator);
  if (title === '') return [`"${reference}" is not "file${separator}part of a title"`];
  const titles = titlesOf(file);
  if (titles === undefined) return [`there is no test file ${file}`];
  return titles.some((one) => one.includes(title)) ? [] : [`${file} has no test "${title}"`];
}

const faultOfRule = (rule: string, { rules }: Known): string[] =>
  rules.has(rule) ? [] : [`axe runs no rule "${rule}"`];

function faultsOfNote(date: string, { today }: Known): string[] {
  const days = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  if (days < 0) return [`the note is of ${date}, which is to come`];
  return days > longestAgeDays ? [`the note of ${date} is older than a year: look again`] : [];
}

function faultsOf(criterion: Criterion, known: Known): string[] {
  if (criterion.applies === 'no')
    return (criterion.absent ?? []).flatMap((element) =>
      known.filesWith(element).map((file) => `${file} has <${element}>, so that it applies`),
    );
  const { checks = [], note } = criterion;
  if (checks.length === 0 && note === undefined) return ['has neither a check nor a note'];
  return [
    ...checks.flatMap((check) =>
      'axe' in check ? faultOfRule(check.axe, known) : faultOfTest(check.test, known),
    ),
    ...(note === undefined ? [] : faultsOfNote(note.date, known)),
  ];
}

const isChecked = (criterion: Criterion): boolean =>
  criterion.applies === 'yes' && criterion.checks !== undefined;

/** `summary` counts the criteria: a criterion with checks and a note counts as one with checks. */
export function findMapFaults(
  { criteria, journeys }: AccessibilityMap,
  known: Known,
): { faults: string[]; summary: string } {
  const listed = Object.values(criteria);
  const checked = listed.filter(isChecked).length;
  const others = listed.filter(({ applies }) => applies === 'no').length;
  const tests = journeys.map(({ test }) => test);
  const faults = [
    ...allCriteria.filter((number) => !(number in criteria)).map((number) => `${number}: missing`),
    ...Object.keys(criteria)
      .filter((number) => !allCriteria.includes(number))
      .map((number) => `${number}: RGAA has no such criterion`),
    ...Object.entries(criteria).flatMap(([number, criterion]) =>
      faultsOf(criterion, known).map((fault) => `${number}: ${fault}`),
    ),
    ...tests.flatMap((test) => faultOfTest(test, known)).map((fault) => `journeys: ${fault}`),
    ...tests
      .filter((test, index) => tests.indexOf(test) !== index)
      .map((test) => `journeys: "${test}" is named twice`),
    ...(tests.length < fewestJourneys
      ? [`journeys: ${tests.length}, and at least ${fewestJourneys} are needed`]
      : []),
    ...(checked < fewestChecked
      ? [`${checked} criteria have checks, and at least ${fewestChecked} are needed`]
      : []),
  ];
  const summary = `${listed.length} criteria: ${checked} with checks, ${listed.length - checked - others} with notes, ${others} that do not apply`;
  return { faults, summary };
}
