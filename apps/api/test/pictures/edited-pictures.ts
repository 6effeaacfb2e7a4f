import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll } from 'vitest';
import { createOrganisation } from '../records/create-organisation.ts';
import { startApi } from '../servers/start-api.ts';
import type { User } from '../signed-in.ts';
import { pictureFolder } from './picture-bench.ts';
import { drawTestPicture } from './pictures.ts';

type FormFields = Record<string, string>;

export const ids = (body: { images: { id: string }[] }): string[] =>
  body.images.map(({ id }) => id);

export function editedPictures() {
  const { folder } = pictureFolder();
  let picture: Buffer;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    picture = await drawTestPicture();
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  async function bench(status: 'draft' | 'in-review' | 'published' = 'draft') {
    const environment = { PICTURES_FOLDER: folder(), ...sandbox.settings.images };
    const api = await startApi({ environment });
    const [editor, reader, stranger] = [await api.signIn(), await api.signIn(), await api.signIn()];
    const moderator = await api.signIn({ permissions: ['image_mod'] });
    const organisation = await createOrganisation(api.db, {
      members: [
        { id: editor.id, role: 'editor' },
        { id: reader.id, role: 'reader' },
      ],
    });
    await createOrganisation(api.db, {
      name: 'Les autres',
      siren: '000200014',
      members: [{ id: stranger.id, role: 'owner' }],
    });
    const poi = await api.create.poi({ status, label: 'Bal' });
    await api.db.poi.update({ where: { id: poi.id }, data: { organisationId: organisation.id } });
    const upload = async (
      as: User,
      bytes: Buffer = picture,
      fields: FormFields = {},
      to = `/api/v1/org/pois/${poi.id}/media`,
    ) => {
      const call = api.request.post(to).set(as.headers);
      for (const [name, value] of Object.entries(fields)) call.field(name, value);
      const { status: code, body } = await call.attach('file', bytes, {
        filename: '../../x.svg',
        contentType: 'image/svg+xml',
      });
      return { status: code, body };
    };
    /** Creates a draft version beside the published one, with the same pictures. */
    const revise = () =>
      api.db.$executeRawUnsafe(
        `WITH v AS (INSERT INTO poi_version (id, poi_id, number, status, label, lon, lat, themes, main_media_id)
           SELECT gen_random_uuid(), poi_id, 2, 'draft', label, lon, lat, themes, main_media_id FROM poi_version WHERE poi_id = $1::uuid AND status = 'published' RETURNING id)
         INSERT INTO poi_media (version_id, media_id, rank) SELECT v.id, x.media_id, x.rank FROM v, poi_media x JOIN poi_version o ON o.id = x.version_id WHERE o.poi_id = $1::uuid`,
        poi.id,
      );
    const address = (name: string): string => `${sandbox.url}/images/${name}`;
    return { ...api, poi, editor, reader, stranger, moderator, upload, revise, address };
  }

  return { bench, picture: () => picture };
}
