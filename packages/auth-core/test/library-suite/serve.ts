// Server for the session library's own tests (README.md). Reads DATABASE_URL, any PostgreSQL, and
// PORT; ends with Ctrl-C.
import pg from 'pg';
import { buildSuiteServer } from './suite-server.ts';

const { DATABASE_URL: connectionString = '', PORT: port = '3567' } = process.env;
if (connectionString === '') throw new Error('DATABASE_URL is not set');

const server = buildSuiteServer(new pg.Pool({ connectionString, max: 8 }));
console.info(await server.listen({ host: '127.0.0.1', port: Number(port) }));
