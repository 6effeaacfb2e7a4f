import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { allEndpoints } from '../../src/all-endpoints.ts';
import type { Endpoint } from '../../src/http/endpoint.ts';
import { consoleLog } from '../../src/http/log.ts';
import { buildServer } from '../../src/http/server.ts';
import { applicationEndpoints, applications } from './applications.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/**
 * The core for the session library's own tests: no api-key, and an application for each test. Does
 * not listen yet.
 */
export function buildSuiteServer(pool: pg.Pool): FastifyInstance {
  const apps = applications(pool);
  const added = applicationEndpoints(apps);
  const names = new Set(added.map(nameOf));
  const endpoints = [...allEndpoints.filter((declared) => !names.has(nameOf(declared))), ...added];
  return buildServer({ apiKey: undefined, endpoints, findCore: apps.find, log: consoleLog });
}
