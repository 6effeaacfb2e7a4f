import {
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import pg from 'pg';

type Query = (...given: unknown[]) => unknown;
type Callback = (error: unknown, ...others: unknown[]) => unknown;

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  const text: unknown = typeof query === 'object' && query !== null && Reflect.get(query, 'text');
  return typeof text === 'string' ? text : '';
};

const nameOf = (text: string): string => /^\s{0,99}([a-z]{1,20})/i.exec(text)?.[1] ?? 'query';

function end(span: Span, error?: unknown): void {
  if (error !== undefined && error !== null) {
    const type = Reflect.get(Object(error), 'code') ?? Reflect.get(Object(error), 'name');
    span.setAttribute('error.type', String(type));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Ends the span with the callback, or with the promise when there is none. */
function runQuery(query: Query, given: unknown[], span: Span): unknown {
  const inSpan = trace.setSpan(context.active(), span);
  const last = given.at(-1);
  if (typeof last !== 'function') {
    const answer = context.with(inSpan, () => query(...given));
    if (answer instanceof Promise)
      answer.then(
        () => end(span),
        (error: unknown) => end(span, error),
      );
    else end(span); // A submitted object, such as a COPY stream, ends on its own.
    return answer;
  }
  const done = context.bind(context.active(), last as Callback);
  const callback: Callback = (error, ...others) => {
    end(span, error);
    return done(error, ...others);
  };
  return context.with(inSpan, () => query(...given.slice(0, -1), callback));
}

/**
 * A client of PostgreSQL with a span for each statement that belongs to a request or a job: its
 * text, which has placeholders, and no value.
 */
export function tracedClient(tracer: Tracer): typeof pg.Client {
  return class TracedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query: Query = this.query.bind(this);
      const traced: Query = (...given) => {
        const text = textOf(given[0]);
        if (trace.getActiveSpan() === undefined) return query(...given);
        const span = tracer.startSpan(nameOf(text).toUpperCase(), {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
        });
        return runQuery(query, given, span);
      };
      Object.assign(this, { query: traced });
    }
  };
}
