type Fields = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idsOf = (value: unknown): unknown[] =>
  listOf(value).flatMap((item) => (isFields(item) && 'id' in item ? [item.id] : []));
const hasRepeats = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

// The second of each pair is never before, or below, the first.
const ordered = [
  ['startDate', 'endDate'],
  ['firstDay', 'lastDay'],
  ['minPriceCents', 'maxPriceCents'],
  ['minimumAge', 'maximumAge'],
  ['minAltitudeM', 'maxAltitudeM'],
  ['createdAt', 'updatedAt'],
  ['createdAt', 'finishedAt'],
  ['publishedAt', 'updatedAt'],
] as const;

const isReversed = (fields: Fields, [low, high]: readonly [string, string]): boolean => {
  const [one, other] = [fields[low], fields[high]];
  const areTexts = typeof one === 'string' && typeof other === 'string';
  const areNumbers = typeof one === 'number' && typeof other === 'number';
  return (areTexts || areNumbers) && one > other;
};

const dayMs = 86_400_000;
const daysOf = ({ startDate, endDate }: Fields): number =>
  (Date.parse(String(endDate)) - Date.parse(String(startDate))) / dayMs + 1;

/** What no value of the service says, although each property alone is valid. */
const contradictions: readonly [says: string, isBroken: (fields: Fields) => boolean][] = [
  [
    'is free and has a price',
    ({ isFree, minPriceCents, maxPriceCents, price }) =>
      isFree === true && [minPriceCents, maxPriceCents].some(Number) && !isGiven(price),
  ],
  [
    'is permanent and has dates',
    ({ isPermanent, startDate, periods }) =>
      isPermanent === true && (isGiven(startDate) || listOf(periods).length > 0),
  ],
  [
    'is neither permanent nor has dates',
    (fields) =>
      fields.isPermanent === false &&
      ('startDate' in fields || 'periods' in fields) &&
      !isGiven(fields.startDate) &&
      listOf(fields.periods).length === 0,
  ],
  [
    'is over with a period to come',
    ({ isPast, periods }) =>
      isPast === true && listOf(periods).some((one) => isFields(one) && one.isPast === false),
  ],
  [
    'has a theme that is not the first one',
    ({ theme, themes }) =>
      typeof theme === 'string' && Array.isArray(themes) && themes[0] !== theme,
  ],
  [
    'has an option that is not known',
    ({ options, knownOptions }) =>
      Array.isArray(knownOptions) && listOf(options).some((one) => !knownOptions.includes(one)),
  ],
  [
    'is a drawing with an author',
    ({ isDrawing, credits }) => isDrawing === true && isGiven(credits),
  ],
  [
    'comes from a feed and belongs to an organisation',
    ({ source, organisation, organiser, liveState, isEnabled }) =>
      isGiven(source) &&
      (isGiven(organisation) || isGiven(organiser)) &&
      (isGiven(liveState) || isGiven(isEnabled)),
  ],
  [
    'is shown and hidden',
    ({ isEnabled, enabled, disabledReason, reason }) =>
      (isEnabled === true && isGiven(disabledReason)) || (enabled === true && isGiven(reason)),
  ],
  [
    'is archived in another status',
    ({ status, archivedAt }) =>
      isGiven(archivedAt) && typeof status === 'string' && status !== 'archived',
  ],
  [
    'failed and was done',
    ({ fault, version, failures }) => isGiven(fault) && (isGiven(version) || failures === 0),
  ],
  [
    'lacks the theme that it has',
    ({ lacks, themes }) => listOf(lacks).includes('theme') && listOf(themes).length > 0,
  ],
  [
    'keeps an event that is not in the pair',
    ({ keepId, pois }) =>
      isGiven(keepId) && (idsOf(pois).length !== 2 || !idsOf(pois).includes(keepId)),
  ],
  [
    'has points and clusters',
    ({ points, clusters }) => listOf(points).length > 0 && listOf(clusters).length > 0,
  ],
  [
    'refuses without a reason, or accepts with one',
    ({ decision, reasons }) =>
      (decision === 'refusal') !== listOf(reasons).length > 0 && typeof decision === 'string',
  ],
  [
    'lasts another number of weeks than its dates',
    (fields) =>
      typeof fields.weeks === 'number' &&
      isGiven(fields.startDate) &&
      isGiven(fields.endDate) &&
      daysOf(fields) !== fields.weeks * 7,
  ],
  [
    'has fewer matches than items',
    ({ total, items }) => typeof total === 'number' && total < listOf(items).length,
  ],
  [
    'has the same thing twice in a list',
    (fields) => Object.values(fields).some((value) => hasRepeats(idsOf(value))),
  ],
  [
    'has the same event in two lists',
    ({ items, extra, dated, undated, past, promoted, tonight, weekend }) =>
      [[items, extra], [dated, undated, past], [promoted], [tonight, weekend]].some((lists) =>
        hasRepeats(lists.flatMap(idsOf)),
      ),
  ],
];

/** Lists what an example contradicts itself in, with the property that leads to it. */
export function contradictionsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => contradictionsIn(item, path));
  if (!isFields(value)) return [];
  const where = path === '' ? 'it' : path;
  return [
    ...contradictions.flatMap(([says, isBroken]) => (isBroken(value) ? [`${where} ${says}`] : [])),
    ...ordered.flatMap((pair) =>
      isReversed(value, pair) ? [`${where} has ${pair[0]} after ${pair[1]}`] : [],
    ),
    ...Object.entries(value).flatMap(([name, inner]) => contradictionsIn(inner, name)),
  ];
}
