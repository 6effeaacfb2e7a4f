import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { authSettings } from '../../config/auth-settings.ts';
import type { Config } from '../../config/config.ts';
import type { CompromisedPasswords } from '../../gateways/password-ranges/password-ranges.ts';
import type { SecurityJournal } from '../../platform/access/security-event.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { authRoutes } from './auth.routes.ts';
import { connectAuth, coreDeadlines } from './connect-auth.ts';
import { passwordRoutes } from './credentials/password.routes.ts';
import type { Auth } from './open-auth.ts';
import { usersDocs } from './users/users.docs.ts';
import { usersRoutes } from './users/users.routes.ts';
import { usersService } from './users/users.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined when no session core is configured. */
    auth: Auth | undefined;
  }
}

export type AuthPluginDeps = {
  config: Config;
  db: Db;
  clock: Clock;
  journal: SecurityJournal;
  passwordRanges: CompromisedPasswords | undefined;
};

export const authPlugin = fp(
  async (app: FastifyInstance, { config, db, clock, journal, passwordRanges }: AuthPluginDeps) => {
    app.describe(usersDocs);
    const settings = authSettings(config);
    const { sites } = settings;
    const services = { db, clock, journal, log: app.log, ranges: passwordRanges };
    const auth = await connectAuth({ ...settings, ...services });
    app.addHook('onClose', async () => auth?.close());
    const deadlineMs = coreDeadlines.workMs;
    await app.register(authRoutes, { answerCall: auth?.answerCall, deadlineMs, sites });
    await app.register(passwordRoutes, { prefix, credentials: auth?.credentials, sites });
    const users = auth && usersService({ db, roles: auth.roles, journal });
    await app.register(usersRoutes, { prefix, users });
    app.decorate('auth', auth);
  },
  { name: 'auth', dependencies: ['security-journal'] },
);
