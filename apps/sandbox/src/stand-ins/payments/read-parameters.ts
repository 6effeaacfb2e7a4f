import { z } from 'zod';
import { refuse } from './stripe-refusal.ts';

type Tree = { [name: string]: Tree | string };

/**
 * Without a prototype, which prevents prototype pollution: `line_items[0][quantity]` becomes `{
 * line_items: { 0: { quantity } } }`.
 */
function unfold(fields: Record<string, unknown>): Tree {
  const root: Tree = Object.create(null);
  for (const [name, value] of Object.entries(fields)) {
    const path = name
      .split('[')
      .map((part, index) => (index === 0 ? part : part.replace(/\]$/, '')));
    const values = Array.isArray(value) ? value : [value];
    for (const [index, one] of values.entries()) plant(root, path, String(one), index);
  }
  return root;
}

function plant(root: Tree, path: string[], value: string, index: number): void {
  const names = path.map((part) => (part === '' ? String(index) : part));
  const leaf = names.pop() ?? '';
  let branch = root;
  for (const name of names) {
    const known = branch[name];
    const next: Tree = typeof known === 'object' ? known : Object.create(null);
    branch[name] = next;
    branch = next;
  }
  branch[leaf] = value;
}

/** Forms write a list as `{ 0: …, 1: … }`. */
export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(item),
  );

export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);

/** The bounds are those of Stripe. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((values) => Object.keys(values).length <= 50);

const nameOf = (path: PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

function isMissing(given: Tree, path: PropertyKey[]): boolean {
  let at: Tree | string | undefined = given;
  for (const name of path) at = typeof at === 'object' ? at[String(name)] : undefined;
  return at === undefined;
}

export function readParameters<T extends z.ZodType>(schema: T, fields: unknown): z.output<T> {
  const given = unfold(z.record(z.string(), z.unknown()).parse(fields ?? {}));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw refuse(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue?.path ?? []);
  if (issue && isMissing(given, issue.path))
    throw refuse(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw refuse(`Invalid value for ${param}: ${issue?.message ?? ''}`, { param });
}
