import type { Answer } from '../client/client.ts';
import { problemCode, refusesEach } from '../contract/answers.ts';
import type { Operation } from '../contract/operations.ts';
import type { Things } from '../world/things.ts';
import type { World } from '../world/world.ts';
import { guardedBy, guardRefusalOf } from './access-cases.ts';
import { type Case, caseId, type Fault } from './case.ts';
import { idsOf, type NameValue, naming, unknownThings } from './names.ts';
import { removeAt } from './places.ts';
import { randomOf } from './random.ts';
import { drawValues, selfDestructive, type Values, versionOf, writeRequest } from './requests.ts';

const variants = {
  'draft of another': (things: Things): Things => things,
  'published of another': (things: Things): Things => ({ ...things, poiId: things.publishedPoiId }),
  'archived of another': (things: Things): Things => ({ ...things, poiId: things.archivedPoiId }),
  'in review of another': (things: Things): Things => ({ ...things, poiId: things.inReviewPoiId }),
  unknown: (): Things => unknownThings,
} as const;
type Variant = keyof typeof variants;

const malformedIds = ['x', '1', '018f0000', "' OR 1=1", '018f0000-0000-7000-8000-00000000000g'];
const isIdName = (name: string): boolean => name in idsOf(unknownThings);

/** Operations that give the same answer whether the object exists or not. */
const harmless = new Set([
  'removeFromFavorites',
  'countVisit',
  'countImpressions',
  'getPoisByAddressDistance',
  'deleteFavoriteLink',
]);
/** Operations whose list may be answered with status 200, if it does not name the victim. */
const lists = new Set([
  'listOrganiserPois',
  'listReusableContent',
  'listCampaigns',
  'listPoiCards',
  'getOrganiserPoiHistory',
]);
/** Whether a caller may use an operation on published objects of other organisations. */
const isOfPublic = ({ access, id }: Operation): boolean =>
  access === 'public' || id === 'addToFavorites';

const refusedBeforeRights = (answer: Answer): boolean => problemCode(answer) === 'request_invalid';

/** For a published event, 403 is accepted besides 404, because its existence is public. */
function judgeObject(
  operation: Operation,
  variant: Variant,
  victim: Things,
  answer: Answer,
): Fault | undefined {
  if (harmless.has(operation.id) || refusedBeforeRights(answer)) return undefined;
  if (operation.id === 'getPoiBySlug') return undefined;
  if (isOfPublic(operation) && variant !== 'draft of another' && variant !== 'in review of another')
    return undefined;
  if (lists.has(operation.id) && answer.status === 200)
    return answer.text.includes(victim.name) && victim.name !== ''
      ? { measure: 'access', what: 'a list names what is of another' }
      : undefined;
  if (answer.status === 404 || refusesEach(answer)) return undefined;
  const mayBeKnown = variant === 'published of another' && operation.path.includes('{poiId}');
  if (mayBeKnown && answer.status === 403) return undefined;
  return {
    measure: 'access',
    what: `${variant}: expected 404, answered ${answer.status} ${problemCode(answer)}`,
  };
}

const attackers = ['ownerB', 'verified', 'keyB'] as const;

type Sketch = Omit<Case, 'id' | 'kind'>;

const namesThings = ({ parameters, body }: Operation): boolean =>
  [...parameters.map(({ name }) => name), ...Object.keys(body?.schema.properties ?? {})].some(
    isIdName,
  );

// First all ids are the victim's; then each id alone is, and the others are the attacker's own.
function listNamings(operation: Operation, own: Things, others: Things): NameValue[] {
  const names = [
    ...operation.parameters.map(({ name }) => name),
    ...Object.keys(operation.body?.schema.properties ?? {}),
  ].filter(isIdName);
  const [ofOwn, ofOthers] = [naming(own), naming(others)];
  const alone =
    names.length > 1
      ? names.map(
          (foreign): NameValue =>
            (name, random) =>
              (name === foreign ? ofOthers : ofOwn)(name, random),
        )
      : [];
  return [ofOthers, ...alone];
}

// Removes an optional version: a wrong one would be refused before the rights are checked.
const withoutVersion = ({ body }: Operation, values: Values): Values =>
  body?.schema.required?.includes('version')
    ? values
    : {
        ...values,
        body: values.body === undefined ? undefined : removeAt(values.body, ['version']),
      };

function foreignSketches(
  operation: Operation,
  world: World,
  as: (typeof attackers)[number],
  variant: Variant,
  seed: number,
): Sketch[] {
  const victim = variants[variant](world.things.A);
  return listNamings(operation, world.things.B, victim).map((named) => {
    const drawn = drawValues(operation, named, randomOf(`objects:${seed}:${operation.id}`), 'all');
    const values =
      versionOf(operation, drawn) === undefined ? withoutVersion(operation, drawn) : drawn;
    return {
      as,
      operation,
      title: `${operation.id} as ${as}: ${variant}`,
      request: writeRequest(operation, { ...values, query: guardedBy(values.query) }),
      // When the path names an object of the attacker, its current version is sent, so that only
      // the id of the victim can be refused.
      version: versionOf(operation, values),
      judge: (answer) => judgeObject(operation, variant, victim, answer),
    };
  });
}

// Only events are published, archived or in review.
const variantsOf = ({ path, body }: Operation): Variant[] =>
  path.includes('{poiId}') || body?.schema.properties?.poiId !== undefined
    ? (Object.keys(variants) as Variant[])
    : ['draft of another', 'unknown'];

function malformedSketches(operation: Operation, world: World, seed: number): Sketch[] {
  const places = operation.parameters.filter(
    ({ name, in: where, schema }) => where === 'path' && isIdName(name) && schema.format === 'uuid',
  );
  return places.flatMap(({ name }) =>
    malformedIds.map((malformed) => {
      const values: Values = drawValues(
        operation,
        naming(world.things.B),
        randomOf(`objects:${seed}:${operation.id}`),
        'all',
      );
      const request = writeRequest(operation, {
        ...values,
        path: { ...values.path, [name]: malformed },
      });
      const judge = (answer: Answer): Fault | undefined =>
        answer.status < 300
          ? { measure: 'access', what: `a malformed id was answered ${answer.status}` }
          : undefined;
      return {
        as: 'ownerB',
        operation,
        title: `${operation.id}: malformed ${name}`,
        request,
        mayMissRoute: true,
        judge,
      };
    }),
  );
}

const reasonGiven = 'The same event is there already.';

const read = { readId: '018f0000-0000-7000-8000-000000000000' };
const answerTo = (organisationId: string): object => ({
  id: '018f0000-0000-7000-8000-000000000001',
  text: reasonGiven,
  readId: null,
  organisationId,
});

/**
 * Acts of a moderator who is a member of A, with an object of A as source or target.
 */
const pairs: readonly [
  operation: string,
  source: (world: World) => Partial<Values['path']>,
  body: (world: World) => object,
][] = [
  ['acceptPoi', ({ things }) => ({ poiId: things.A.inReviewPoiId }), () => ({})],
  [
    'refusePoi',
    ({ things }) => ({ poiId: things.A.inReviewPoiId }),
    () => ({ reasons: ['TEXTE_A_REVOIR'], comment: reasonGiven }),
  ],
  [
    'setPoiStatus',
    ({ things }) => ({ poiId: things.A.publishedPoiId }),
    () => ({ enabled: false, reason: reasonGiven }),
  ],
  [
    'suspendOrganisation',
    ({ things }) => ({ organisationId: things.A.organisationId }),
    () => ({ reason: reasonGiven }),
  ],
  [
    'answerPoiConversation',
    ({ things }) => ({ poiId: things.A.publishedPoiId }),
    ({ things }) => answerTo(things.A.organisationId),
  ],
  ['closePoiConversation', ({ things }) => ({ poiId: things.A.publishedPoiId }), () => read],
  [
    'answerOrganisationConversation',
    ({ things }) => ({ organisationId: things.A.organisationId }),
    ({ things }) => answerTo(things.A.organisationId),
  ],
  [
    'closeOrganisationConversation',
    ({ things }) => ({ organisationId: things.A.organisationId }),
    () => read,
  ],
  [
    'reassignPoi',
    ({ things }) => ({ poiId: things.A.publishedPoiId }),
    ({ things }) => ({ organisationId: things.B.organisationId }),
  ],
  [
    'mergePoi',
    ({ things }) => ({ poiId: things.A.publishedPoiId }),
    ({ things }) => ({ intoPoiId: things.B.publishedPoiId }),
  ],
  ['undoPoiMerge', ({ things }) => ({ poiId: things.A.publishedPoiId }), () => ({})],
  [
    'setPoiDistinction',
    ({ things }) => ({ poiId: things.A.publishedPoiId }),
    ({ things }) => ({ otherPoiId: things.B.publishedPoiId, areDistinct: true }),
  ],
  [
    'reassignPoi',
    ({ things }) => ({ poiId: things.B.inReviewPoiId }),
    ({ things }) => ({ organisationId: things.A.organisationId }),
  ],
  [
    'mergePoi',
    ({ things }) => ({ poiId: things.B.publishedPoiId }),
    ({ things }) => ({ intoPoiId: things.A.publishedPoiId }),
  ],
];

function pairSketches(operations: readonly Operation[], world: World): Sketch[] {
  return pairs.flatMap(([id, path, body]) => {
    const operation = operations.find((one) => one.id === id);
    if (operation === undefined) return [];
    const version = operation.body?.schema.properties?.version === undefined ? {} : { version: 0 };
    const values: Values = { path: path(world), query: {}, body: { ...version, ...body(world) } };
    const judge = (answer: Answer): Fault | undefined =>
      answer.status === 403 || answer.status === 404
        ? undefined
        : {
            measure: 'access',
            what: `a moderator acted on the own organisation: ${answer.status} ${problemCode(answer)}`,
          };
    const title = `${id} by a moderator of A: ${JSON.stringify(values.path)} ${JSON.stringify(body(world))}`;
    // The same moderator reads the version, so that only the ownership can be refused.
    return [
      {
        as: 'moderatorOfA',
        operation,
        title,
        request: writeRequest(operation, values),
        version: versionOf(operation, values),
        judge,
      },
    ];
  });
}

export function objectCases(operations: readonly Operation[], world: World, seed: number): Case[] {
  const naming = operations.filter(
    (operation) => namesThings(operation) && !selfDestructive.has(operation.id),
  );
  const mayCall = (operation: Operation, as: string): boolean =>
    guardRefusalOf(operation, world.principals.get(as) ?? { worth: undefined }) === undefined;
  const foreign = naming.flatMap((operation) =>
    attackers
      .filter((as) => mayCall(operation, as))
      .flatMap((as) =>
        variantsOf(operation).flatMap((variant) =>
          foreignSketches(operation, world, as, variant, seed),
        ),
      ),
  );
  const malformed = naming
    .filter((operation) => mayCall(operation, 'ownerB'))
    .flatMap((operation) => malformedSketches(operation, world, seed));
  return [...foreign, ...malformed, ...pairSketches(operations, world)].map((sketch, index) => ({
    id: caseId('objects', seed, index),
    kind: 'objects',
    ...sketch,
  }));
}
