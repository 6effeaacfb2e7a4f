import { redactText } from '../logging/redaction.domain.ts';

export type SpanValues = Record<string, unknown>;

const mostText = 4000;

// Neither paths nor queries nor headers: they hold tokens of links and what visitors searched.
const kept: ReadonlySet<string> = new Set([
  'db.query.text',
  'db.system.name',
  'error.type',
  'exception.message',
  'exception.stacktrace',
  'exception.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'parages.request_id',
  'server.address',
  'server.port',
  'url.scheme',
]);

/** The attributes that leave the service: known names, texts without secrets and bounded. */
export const cleanAttributes = (attributes: SpanValues): SpanValues =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => kept.has(name))
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? redactText(value.slice(0, mostText)) : value,
      ]),
  );
