import type { CreateFunctionStmt, FunctionParameter, Node } from 'libpg-query';
import { z } from 'zod';
import { joinNames, read, typeText } from './parse-sql.ts';

const parameter = z.strictObject({ name: z.string(), type: z.string(), isOptional: z.boolean() });
export const signature = z.strictObject({ takes: z.array(parameter), returns: z.string() });
type Signature = z.infer<typeof signature>;
export type Signatures = Readonly<Record<string, Signature>>;

const outputs = new Set(['FUNC_PARAM_OUT', 'FUNC_PARAM_TABLE', 'FUNC_PARAM_INOUT']);
const isInput = ({ mode }: FunctionParameter): boolean =>
  mode !== 'FUNC_PARAM_OUT' && mode !== 'FUNC_PARAM_TABLE';

function readSignature({ parameters = [], returnType }: CreateFunctionStmt): Signature {
  const all = parameters.flatMap((node) => read(node, 'FunctionParameter') ?? []);
  const columns = all
    .filter(({ mode }) => outputs.has(mode ?? ''))
    .map(({ name = '', argType }) => `${name} ${typeText(argType)}`);
  return {
    takes: all.filter(isInput).map(({ name, argType, defexpr }, index) => ({
      name: name ?? `$${index + 1}`,
      type: typeText(argType),
      isOptional: defexpr !== undefined,
    })),
    returns: columns.length > 0 ? `table (${columns.join(', ')})` : typeText(returnType),
  };
}

/**
 * The functions that exist after the statements, by their names. Statements do not call functions
 * of triggers, which are left out.
 */
export function readSignatures(statements: readonly Node[]): Signatures {
  const functions = new Map<string, Signature>();
  for (const statement of statements) {
    const created = read(statement, 'CreateFunctionStmt');
    if (created && typeText(created.returnType) !== 'trigger')
      functions.set(joinNames(created.funcname), readSignature(created));
    const dropped = read(statement, 'DropStmt');
    if (dropped?.removeType !== 'OBJECT_FUNCTION') continue;
    for (const object of dropped.objects ?? [])
      functions.delete(joinNames(read(object, 'ObjectWithArgs')?.objname));
  }
  return Object.fromEntries([...functions].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function changesOf(before: Signature, after: Signature): string[] {
  const lost = before.takes.flatMap(({ name, type }) => {
    const other = after.takes.find((one) => one.name === name);
    if (other === undefined) return [`does not take ${name} any more`];
    return other.type === type ? [] : [`takes ${name} as ${other.type}, not ${type}, now`];
  });
  const demanded = after.takes.filter(
    ({ name, isOptional }) =>
      !isOptional && !before.takes.some((one) => one.name === name && !one.isOptional),
  );
  return [
    ...lost,
    ...demanded.map(({ name }) => `demands ${name} now`),
    ...(after.returns === before.returns ? [] : ['returns something else now']),
  ];
}

/** Lists which calls by name of a former release fail now. */
export const changedFunctions = (before: Signatures, after: Signatures): string[] =>
  Object.entries(before).flatMap(([name, former]) => {
    const present = after[name];
    if (present === undefined) return [`function ${name}: is gone`];
    return changesOf(former, present).map((change) => `function ${name}: ${change}`);
  });
