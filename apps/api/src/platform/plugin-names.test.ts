import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { namePlugins } from './plugin-names.ts';

const displayName = Symbol.for('fastify.display-name');

it('plugins have a name before Fastify looks for them among the loaded modules, in inner scopes too, and keep the one that they have', async () => {
  const app = Fastify();
  namePlugins(app);
  const named = Object.assign(async () => undefined, { [displayName]: 'own name' });
  const unnamed = [async () => undefined][0] as () => Promise<void>;
  const inner = async () => undefined;
  await app.register(named);
  await app.register(unnamed);
  await app.register(
    async function outer(scope) {
      await scope.register(inner, { prefix: '/b' });
      scope.get('/', () => ({}));
    },
    { prefix: '/a' },
  );
  await app.ready();
  const nameOf = (plugin: object): unknown => Reflect.get(plugin, displayName);
  expect([named, unnamed, inner].map(nameOf)).toEqual(['own name', 'unnamed', 'inner']);
  expect((await app.inject('/a')).statusCode).toBe(200);
  await app.close();
});
