import {
  type Context,
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isOwnRequest } from '../edge/own-request.ts';
import { knownMethod, routePattern } from '../metrics/request-metrics.ts';

// The client ended the connection before the answer was sent; nginx has the same number.
const clientClosed = 499;

/**
 * Starts a trace for each request and names it by its route. A trace that the caller names is
 * ignored, as its request id is.
 */
export const requestTracing = (tracer: Tracer) =>
  fp(async (app: FastifyInstance) => {
    const contexts = new WeakMap<FastifyRequest, Context>();
    app.addHook('onRequest', (request, reply, done) => {
      if (isOwnRequest(request)) return done(); // Rendering is part of the request for the page.
      const method = knownMethod(request.method);
      const attributes = { 'http.request.method': method, 'parages.request_id': request.id };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
      const inSpan = trace.setSpan(ROOT_CONTEXT, span);
      contexts.set(request, inSpan);
      reply.raw.once('close', () => {
        const status = reply.raw.writableFinished ? reply.raw.statusCode : clientClosed;
        const route = routePattern(request);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(inSpan, done);
    });
    // Events of the body come in the context of the connection, not in that of the request.
    app.addHook('preValidation', (request, _reply, done) => {
      const inSpan = contexts.get(request);
      if (inSpan === undefined) done();
      else context.with(inSpan, done);
    });
  });
