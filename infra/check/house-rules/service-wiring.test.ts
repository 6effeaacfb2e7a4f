import { describe, expect, it } from 'vitest';
import { findServiceWiring } from './service-wiring.ts';
import type { SourceFile } from './source-files.ts';

const src = 'apps/api/src';
const file = (name: string, ...lines: string[]): SourceFile => ({ name: `${src}/${name}`, lines });
const routes = file('features/towns/towns.routes.ts', "  app.get('/towns', {}, answer);");
const plugin = file('features/towns/towns.plugin.ts', "  app.decorate('towns', towns);");

describe('the check of service wiring', () => {
  it('refuses a seventh file directly in apps/api/src', () => {
    const loose = Array.from({ length: 6 }, (_, index) => file(`loose-${index}.ts`));
    expect(findServiceWiring(loose)).toEqual([]);
    expect(findServiceWiring([...loose, file('one-more.ts')])).toHaveLength(1);
  });

  it('refuses routes without the plugin of their feature, a second plugin, and a plugin without routes', () => {
    expect(findServiceWiring([routes, plugin])).toEqual([]);
    expect(findServiceWiring([routes])).toHaveLength(1);
    expect(
      findServiceWiring([routes, plugin, file('features/towns/page/page.plugin.ts')]),
    ).toHaveLength(1);
    expect(findServiceWiring([plugin])).toHaveLength(1);
    expect(findServiceWiring([routes, file('features/towns/cities.plugin.ts')])).toHaveLength(1);
  });

  it('refuses a *.routes.ts without a route', () => {
    const empty = file('features/towns/send-town.routes.ts', 'export const send = () => 1;');
    expect(findServiceWiring([routes, plugin, empty])).toEqual([
      `${src}/features/towns/send-town.routes.ts: it has no route: name it *.http.ts`,
    ]);
  });

  it('refuses a feature that reads a service from the Fastify server, but not app.ts', () => {
    const reaching = file(
      'features/towns/near.routes.ts',
      '  app.get(path, () => app.towns.all());',
    );
    expect(findServiceWiring([routes, plugin, reaching])).toEqual([
      `${src}/features/towns/near.routes.ts:1: take it as a dependency, which app.ts passes`,
    ]);
    expect(findServiceWiring([routes, plugin, file('app.ts', 'app.towns')])).toEqual([]);
  });
});
