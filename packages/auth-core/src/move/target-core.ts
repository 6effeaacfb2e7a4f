import { z } from 'zod';
import type { ImportedUser } from '../recipes/import/imported-user.ts';

export type TargetOptions = { uri: string; apiKey: string; deadlineMs?: number };

const usualDeadlineMs = 15_000;
const version = '5.4';

const method = z.object({
  recipeId: z.string(),
  email: z.string().optional(),
  verified: z.boolean(),
  timeJoined: z.number(),
  thirdParty: z.object({ id: z.string(), userId: z.string() }).optional(),
});
const user = z.object({ id: z.string(), loginMethods: z.array(method) });
export type TargetUser = z.output<typeof user>;

const found = z.discriminatedUnion('status', [
  z.object({ status: z.literal('OK'), user }),
  z.object({ status: z.literal('UNKNOWN_USER_ID_ERROR') }),
]);
const ok = z.object({ status: z.literal('OK') });
const refusal = z.object({ errors: z.array(z.string()) });

/** A core that answers otherwise than the interface says; the move stops. */
export class UnexpectedAnswer extends Error {}

const readErrors = (text: string): string[] | undefined => {
  try {
    return refusal.safeParse(JSON.parse(text)).data?.errors;
  } catch {
    return undefined;
  }
};

/** The calls of the core interface that move accounts. */
export function targetCore({ uri, apiKey, deadlineMs = usualDeadlineMs }: TargetOptions) {
  async function ask(path: string, sent?: { method: 'POST' | 'PUT'; body: object }) {
    const { method: verb, body } = sent ?? { method: 'GET' as const, body: undefined };
    const response = await fetch(`${uri.replace(/\/$/, '')}${path}`, {
      method: verb,
      redirect: 'error',
      headers: {
        'api-key': apiKey,
        'cdi-version': version,
        ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(deadlineMs),
    });
    return { status: response.status, text: await response.text(), call: `${verb} ${path}` };
  }
  type Asked = Awaited<ReturnType<typeof ask>>;

  function parse<Shape extends z.ZodType>(shape: Shape, { status, text, call }: Asked) {
    const [path = ''] = call.split('?');
    if (status !== 200) throw new UnexpectedAnswer(`${path}: HTTP ${status}`);
    const { data, error } = shape.safeParse(JSON.parse(text));
    if (error) throw new UnexpectedAnswer(`${path}: an answer of another shape`);
    return data as z.output<Shape>;
  }

  const of = (userId: string): string => new URLSearchParams({ userId }).toString();
  return {
    /** @throws {UnexpectedAnswer} when the core refuses the key or does not speak the interface */
    check: async (): Promise<void> => {
      const { versions } = parse(
        z.object({ versions: z.array(z.string()) }),
        await ask('/apiversion'),
      );
      if (!versions.includes(version))
        throw new UnexpectedAnswer(`the core does not speak version ${version} of the interface`);
    },
    findUser: async (id: string): Promise<TargetUser | undefined> => {
      const answer = parse(found, await ask(`/user/id?${of(id)}`));
      return answer.status === 'OK' ? answer.user : undefined;
    },
    listRoles: async (id: string): Promise<string[]> => {
      const shape = z.object({ status: z.literal('OK'), roles: z.array(z.string()) });
      return parse(shape, await ask(`/public/recipe/user/roles?${of(id)}`)).roles;
    },
    readMetadata: async (id: string): Promise<Record<string, unknown>> => {
      const metadata = z.record(z.string(), z.unknown());
      const shape = z.object({ status: z.literal('OK'), metadata });
      return parse(shape, await ask(`/recipe/user/metadata?${of(id)}`)).metadata;
    },
    createRole: async (role: string, permissions: string[]): Promise<void> => {
      parse(ok, await ask('/recipe/role', { method: 'PUT', body: { role, permissions } }));
    },
    /** Returns why the core refused the user; undefined when it has imported it. */
    importUser: async (body: ImportedUser): Promise<string[] | undefined> => {
      const answer = await ask('/bulk-import/import', { method: 'POST', body });
      const errors = answer.status === 400 ? readErrors(answer.text) : undefined;
      if (errors === undefined) parse(ok, answer);
      return errors;
    },
  };
}

export type TargetCore = ReturnType<typeof targetCore>;
