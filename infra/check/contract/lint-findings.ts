/** A finding of Redocly; `pointer` leads to the place in the document. */
export type Finding = {
  ruleId: string;
  severity: string;
  message: string;
  location: { pointer?: string }[];
};

type Parameter = { name: string; in: string; schema?: { format?: string; enum?: unknown[] } };
type Document = { paths: Record<string, Record<string, { parameters?: Parameter[] }>> };

const isTemplate = (segment: string | undefined): segment is string =>
  segment?.startsWith('{') ?? false;

// The parameter of a path at a template: its values cannot be another path's literal.
function excludes({ paths }: Document, path: string, template: string, literal: string): boolean {
  const name = template.slice(1, template.indexOf('}'));
  const operations = Object.values(paths[path] ?? {});
  const found = operations
    .flatMap(({ parameters = [] }) => parameters)
    .find((parameter) => parameter.in === 'path' && parameter.name === name);
  const { format, enum: values } = found?.schema ?? {};
  return format === 'uuid' || (values !== undefined && !values.includes(literal));
}

/**
 * Redocly compares paths without their schemas: `/pois/{poiId}/media` and `/pois/by-slug/{slug}` are
 * not ambiguous, because a UUID is never `by-slug`.
 */
function isUnambiguous({ message }: Finding, document: Document): boolean {
  const [first = '', second = ''] = message.split('`').filter((part) => part.startsWith('/'));
  const others = second.split('/');
  return first.split('/').some((one, index) => {
    const other = others[index] ?? '';
    if (isTemplate(one) === isTemplate(other)) return false;
    return isTemplate(one)
      ? excludes(document, first, one, other)
      : excludes(document, second, other, one);
  });
}

/** One line for each finding of the recommended rules, warnings included. */
export const describeFindings = (findings: readonly Finding[], document: Document): string[] =>
  findings
    .filter((one) => one.ruleId !== 'no-ambiguous-paths' || !isUnambiguous(one, document))
    .map(
      ({ ruleId, severity, message, location }) =>
        `${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
    );
