import { onDatabase, withClient } from '../database/connect.ts';
import { buildApplication } from '../start/build-application.ts';
import { cloneStatement, ensureTemplate } from './template-database.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

export type JourneyServer = Pick<TestProduct, 'url' | 'sandboxUrl' | 'crashServer' | 'stop'>;

// Journeys about analytics replace the analytics service, and visit another host: visits of
// localhost are never counted.
const countedElsewhere = {
  ANALYTICS_KEY: 'phc_journeys',
  ANALYTICS_HOST: 'https://analytics.example',
  ALLOWED_HOSTS: 'sorties.example',
};

// Gets the messages of the feedback form.
const team = { FEEDBACK_EMAIL: 'equipe@parages.example' };

// All journeys come from one address, and send requests faster than visitors.
const unlimited = { RATE_LIMITS: 'off' };

export async function createTestDatabase(adminUrl: string, purpose: string) {
  const name = `parages_test_${purpose}_${process.pid}`;
  const drop = (): Promise<unknown> =>
    withClient(adminUrl, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
    );
  const template = await ensureTemplate(adminUrl);
  await drop();
  await withClient(adminUrl, (client) => client.query(cloneStatement(name, template)));
  return { database: { engine: 'native' as const, url: onDatabase(adminUrl, name) }, drop };
}

export async function startJourneyServer(
  adminUrl: string,
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<JourneyServer> {
  await buildApplication();
  const created = await createTestDatabase(adminUrl, 'journeys');
  try {
    const product = await startTestProduct(created.database, {
      port,
      env: { ...countedElsewhere, ...team, ...unlimited, ...env },
    });
    const stop = async () => {
      await product.stop();
      await created.drop();
    };
    const { url, sandboxUrl, crashServer } = product;
    return { url, sandboxUrl, crashServer, stop };
  } catch (error) {
    await created.drop();
    throw error;
  }
}
