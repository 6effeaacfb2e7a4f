import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { roleBody, userParams, userSchema, usersQuery, usersSchema } from './users.schema.ts';
import type { UsersService } from './users.service.ts';

/** `users` is undefined when no session core is configured. */
export type UsersOptions = { users: UsersService | undefined };

const tags = ['Moderation'];
// Only the administrator role includes this permission; the service also checks the role itself.
const access = 'camp_mod' as const;

export const usersRoutes: FastifyPluginAsyncZod<UsersOptions> = async (app, { users }) => {
  const known = (): UsersService => {
    if (users === undefined) throw new Problem('service_unavailable');
    return users;
  };
  app.get(
    '/moderation/users',
    {
      config: { access },
      schema: {
        operationId: 'listUsers',
        tags,
        querystring: usersQuery,
        response: { 200: usersSchema },
      },
    },
    (request) => known().list(viewerOf(request), request.query),
  );
  app.post(
    '/moderation/users/:userId/role',
    {
      config: { access, freshSignIn: true, problems: ['user_not_found', 'role_own'] },
      schema: {
        operationId: 'changeUserRole',
        tags,
        params: userParams,
        body: roleBody,
        response: { 200: userSchema },
      },
    },
    (request) => known().changeRole(viewerOf(request), request.params.userId, request.body),
  );
};
