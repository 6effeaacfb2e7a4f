import { limits } from '@parages/contracts/vocabulary/limits';
import { logoMinWidth } from '@parages/contracts/vocabulary/organisations/logos';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { readForm, receiveForms } from '../../../platform/input/receive-form.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { organisationParams, organisationSchema } from '../organisations.schema.ts';
import type { LogoService } from './logo.service.ts';

const tags = ['Organisations'];
const access = 'verified';
const written = [
  'organisation_not_found',
  'permission_missing',
  'organisation_version_stale',
  'organisation_suspended',
] as const;
const versionQuery = z.strictObject({ version: z.coerce.number().int().min(1) });
const logoForm = z.object({
  file: z
    .custom<Buffer>((value) => Buffer.isBuffer(value), 'A file is missing')
    .meta({
      type: 'string',
      format: 'binary',
      description: `JPEG, PNG or WebP, 10 MB and 40 million pixels at most, ${logoMinWidth} px wide at least.`,
    }),
});

function parseForm(form: unknown): z.output<typeof logoForm> {
  const parsed = logoForm.safeParse(form);
  if (parsed.success) return parsed.data;
  throw new Problem('request_invalid', undefined, [
    { pointer: '/body/file', code: 'custom', detail: 'A file is missing' },
  ]);
}

export const logoRoutes: FastifyPluginAsyncZod<{ logos: LogoService }> = async (app, { logos }) => {
  await receiveForms(app, limits.picture.maxBytes);
  app.put(
    '/org/organisations/:organisationId/logo',
    {
      config: {
        access,
        rate: 'upload',
        problems: [
          ...written,
          'quota_reached',
          'picture_unreadable',
          'picture_too_small',
          'picture_too_large',
          'pictures_busy',
          'unsupported_media_type',
          'service_unavailable',
        ],
      },
      schema: {
        operationId: 'setOrganisationLogo',
        tags,
        consumes: ['multipart/form-data'],
        params: organisationParams,
        querystring: versionQuery,
        body: logoForm,
        response: { 200: organisationSchema },
      },
      // The right is checked before up to ten megabytes are read.
      preValidation: async (request) => {
        if (!request.isMultipart()) throw new Problem('unsupported_media_type');
        const { organisationId } = request.params;
        if (!isUuid(organisationId)) return;
        await logos.assertMayChange(viewerOf(request).userId, organisationId);
        request.body = parseForm(await readForm(request, { tooLarge: 'picture_too_large' }));
      },
    },
    (request) =>
      logos.set(
        viewerOf(request),
        { id: request.params.organisationId, version: request.query.version },
        request.body.file,
      ),
  );
  app.delete(
    '/org/organisations/:organisationId/logo',
    {
      config: { access, problems: written },
      schema: {
        operationId: 'removeOrganisationLogo',
        tags,
        params: organisationParams,
        querystring: versionQuery,
        response: { 200: organisationSchema },
      },
    },
    (request) =>
      logos.remove(viewerOf(request), {
        id: request.params.organisationId,
        version: request.query.version,
      }),
  );
};
