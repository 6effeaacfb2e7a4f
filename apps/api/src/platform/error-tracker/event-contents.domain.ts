import type { ErrorEvent, Exception } from '@sentry/core';
import { redactText } from '../logging/redaction.domain.ts';

const mostText = 4000;

type Defined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

const withoutUndefined = <Fields extends object>(fields: Fields): Defined<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;

const clean = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : redactText(text.slice(0, mostText));

function cleanException({ type, value, stacktrace }: Exception): Exception {
  const frames = (stacktrace?.frames ?? []).map(
    ({ filename, function: name, lineno, colno, in_app }) =>
      withoutUndefined({ filename, function: name, lineno, colno, in_app }),
  );
  return withoutUndefined({ type, value: clean(value), stacktrace: { frames } });
}

/**
 * The event that leaves the service: the error with its redacted message and its frames, and our
 * own tags. Other properties of errors hold rows, parameters and answers; requests and users hold
 * personal data.
 */
export function cleanEvent(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, level, environment, tags, message, exception } = event;
  const values = (exception?.values ?? []).map(cleanException);
  const cleaned = { event_id, timestamp, level, environment, tags, message: clean(message) };
  return { type: undefined, platform: 'node', exception: { values }, ...withoutUndefined(cleaned) };
}
