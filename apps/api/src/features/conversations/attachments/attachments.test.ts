import { attachmentLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import { quotas } from '@parages/contracts/vocabulary/quotas';
import sharp from 'sharp';
import { v4 as uuidv4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { drawTestPicture } from '../../../../test/pictures/pictures.ts';
import { conversationBench } from '../../../../test/records/conversations.ts';
import type { User } from '../../../../test/signed-in.ts';
import { fileNameOf, headerOfName } from './attachment-name.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const pdf = (filling = ''): Buffer => Buffer.from(`%PDF-1.7\n${filling}\n%%EOF\n`);

async function start(subject: 'event' | 'organisation' = 'event') {
  const bench = await conversationBench(subject);
  const { request, send, organisation, poi, owner } = bench;
  const root = `/api/v1/org/organisations/${organisation.id}/attachments`;
  const upload = (bytes: Buffer, name = 'Statuts 2026.pdf', as: User = owner, path = root) =>
    request.post(path).set(as.headers).attach('file', bytes, name);
  const place = subject === 'event' ? `pois/${poi.id}` : `organisations/${organisation.id}`;
  const sendFiles = (attachmentIds: string[], as = owner, id = uuidv4()) =>
    send('POST', `/org/${place}/conversation`, {
      as,
      body: { id, text: 'Voici nos statuts.', attachmentIds },
    });
  const save = (id: string, as: User = owner) => request.get(`${root}/${id}`).set(as.headers);
  return { ...bench, upload, sendFiles, save };
}

describe('a file for a message', () => {
  it('201: a PDF is stored as it is, sent once, and saved by members and by moderators of its subject, never shown in a page', async () => {
    const { upload, sendFiles, save, reader, moderator, signIn, owner } = await start();
    const bytes = pdf('<script>alert(1)</script>');
    const { status, body } = await upload(bytes);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'Statuts 2026',
        type: 'application/pdf',
        bytes: bytes.length,
      },
    ]);
    expect((await save(body.id)).status).toBe(404);
    const sent = await sendFiles([body.id]);
    expect(sent.body.messages[0].attachments).toEqual([{ ...body, isStored: true }]);
    for (const as of [owner, reader, moderator]) {
      const saved = await save(body.id, as)
        .buffer(true)
        .parse((response, done) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('end', () => done(null, Buffer.concat(pieces)));
        });
      expect(saved.body).toEqual(bytes);
      expect(saved.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition':
          'attachment; filename="Statuts 2026.pdf"; filename*=UTF-8\'\'Statuts%202026.pdf',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    const strangers = [await signIn(), await signIn({ permissions: ['org_mod'] })];
    for (const stranger of strangers)
      expect((await save(body.id, stranger)).body).toMatchObject({
        status: 404,
        code: 'attachment_not_found',
      });
  });

  it('200: in the conversation about an organisation a file is for moderators of organisations', async () => {
    const { upload, sendFiles, save, signIn } = await start('organisation');
    const { id } = (await upload(pdf())).body;
    await sendFiles([id]);
    expect((await save(id, await signIn({ permissions: ['org_mod'] }))).status).toBe(200);
    expect((await save(id, await signIn({ permissions: ['poi_mod'] }))).status).toBe(404);
  });

  it('201: a picture is stored as a JPEG of its pixels, without its metadata', async () => {
    const { upload, db } = await start();
    const picture = await sharp(await drawTestPicture())
      .withExif({ IFD0: { Copyright: 'SECRET' } })
      .png()
      .toBuffer();
    const { status, body } = await upload(picture, 'scan.exe');
    expect([status, body.type, body.name]).toEqual([201, 'image/jpeg', 'scan']);
    const { content } = await db.conversationFile.findFirstOrThrow();
    const { format, exif } = await sharp(content).metadata();
    expect([format, exif, content.length]).toEqual(['jpeg', undefined, body.bytes]);
  });

  it.each([
    ['HTML with the name of a PDF', Buffer.from('<html>%PDF- %%EOF</html>'), 'a.pdf'],
    ['a PDF that was cut off', Buffer.from('%PDF-1.7\n…'), 'a.pdf'],
    ['an SVG drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'],
    ['a damaged JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'a.jpg'],
    ['an empty file', Buffer.alloc(0), 'a.pdf'],
  ])('422 attachment_unreadable: refuses %s, and stores nothing', async (_, bytes, name) => {
    const { upload, db } = await start();
    expect((await upload(bytes, name)).body).toMatchObject({
      status: 422,
      code: 'attachment_unreadable',
    });
    expect(await db.conversationAttachment.count()).toBe(0);
  });

  it('413: refuses a file above 5 MB; 415 another content type; 400 a form without a file', async () => {
    const { upload, request, organisation, owner } = await start();
    const large = await upload(pdf('x'.repeat(attachmentLimits.maxBytes)));
    expect(large.body).toMatchObject({ status: 413, code: 'payload_too_large' });
    const path = `/api/v1/org/organisations/${organisation.id}/attachments`;
    const post = () => request.post(path).set(owner.headers);
    expect((await post().send({ file: 'a' })).body.code).toBe('unsupported_media_type');
    expect((await post().field('name', 'a')).body).toMatchObject({
      code: 'request_invalid',
      errors: [{ pointer: '/body/file' }],
    });
  });

  it('refuses a narrow picture as picture_too_small and a bomb as picture_too_large', async () => {
    const { upload } = await start();
    const draw = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#336699' } })
        .webp({ effort: 0 })
        .toBuffer();
    expect((await upload(await draw(300, 300), 'a.webp')).body.code).toBe('picture_too_small');
    expect((await upload(await draw(8000, 5000), 'a.webp')).body.code).toBe('picture_too_large');
  });

  it('200: a moderator attaches a file to an answer, which members save; it does not count in the quota of the organisation', async () => {
    const { upload, answer, save, moderator, owner, db } = await start();
    const large = { bytes: quotas.attachmentMegabytes * 1_048_576 };
    const { id } = (await upload(pdf(), 'Charte.pdf', moderator)).body;
    await db.conversationAttachment.update({ where: { id }, data: large });
    expect((await upload(pdf())).status).toBe(201);
    const answered = await answer(moderator, 'Voici la charte.', { attachmentIds: [id] });
    expect(answered.status).toBe(200);
    expect(answered.body.messages[0].attachments).toMatchObject([{ id, name: 'Charte' }]);
    expect((await save(id, owner)).status).toBe(200);
    expect((await upload(pdf())).status).toBe(201);
  });

  it('201: an administrator who only reads for the organisation attaches for the team', async () => {
    const { upload, administrator, answer } = await start();
    const { id } = (await upload(pdf(), 'Charte.pdf', administrator)).body;
    const answered = await answer(administrator, 'Voici.', { attachmentIds: [id] });
    expect(answered.status).toBe(200);
  });

  it('404 attachment_not_found: a moderator sends no file that another account uploaded', async () => {
    const { upload, answer, moderator, read } = await start();
    const { id } = (await upload(pdf())).body;
    const refused = await answer(moderator, 'Voici.', { attachmentIds: [id] });
    expect(refused.body.code).toBe('attachment_not_found');
    expect((await read(moderator, 'team')).body.messages).toEqual([]);
  });

  it('403 and 404: a reader and a stranger upload nothing', async () => {
    const { upload, reader, signIn } = await start();
    expect((await upload(pdf(), 'a.pdf', reader)).body.code).toBe('permission_missing');
    expect((await upload(pdf(), 'a.pdf', await signIn())).body.code).toBe('organisation_not_found');
  });

  it('409 quota_reached: an organisation stores 200 MB; files of a deleted message do not count', async () => {
    const { upload, db } = await start();
    const { id } = (await upload(pdf())).body;
    await db.conversationAttachment.update({
      where: { id },
      data: { bytes: quotas.attachmentMegabytes * 1_048_576 },
    });
    expect((await upload(pdf())).body.quota).toEqual({
      name: 'attachmentMegabytes',
      most: quotas.attachmentMegabytes,
    });
    await db.conversationFile.deleteMany();
    expect((await upload(pdf())).status).toBe(201);
  });
});

describe('the files of a message', () => {
  it('404 attachment_not_found: are those of its author that no message has; nothing is sent otherwise', async () => {
    const { upload, sendFiles, read, owner, editor } = await start();
    const { id } = (await upload(pdf())).body;
    const refused = [await sendFiles([id], editor), await sendFiles([id, uuidv4()])];
    expect((await sendFiles([id])).status).toBe(200);
    refused.push(await sendFiles([id]));
    for (const { body } of refused)
      expect(body).toMatchObject({ status: 404, code: 'attachment_not_found' });
    expect((await read(owner)).body.messages).toHaveLength(1);
  });

  it('200: a repeated message keeps its files; 409 message_id_taken: with one more file; 400: a message has five at most', async () => {
    const { sendFiles, upload, owner } = await start();
    const ids = [(await upload(pdf())).body.id, (await upload(pdf())).body.id];
    const id = uuidv4();
    await sendFiles(ids, owner, id);
    const again = await sendFiles(ids, owner, id);
    expect(again.body.messages[0].attachments).toHaveLength(2);
    const more = await sendFiles([...ids, (await upload(pdf())).body.id], owner, id);
    expect(more.body).toMatchObject({ status: 409, code: 'message_id_taken' });
    const many = Array.from({ length: attachmentLimits.most + 1 }, () => uuidv4());
    expect((await sendFiles(many)).body.errors[0].pointer).toBe('/body/attachmentIds');
  });

  it('are deleted after a day when they are not sent, after a year when they are, which leaves their name', async () => {
    const { sendFiles, upload, db, clock, read, save, owner } = await start();
    const sent = (await upload(pdf())).body.id;
    await upload(pdf(), 'Oubli.pdf');
    await sendFiles([sent]);
    const sweep = (instant: string) => sweepAttachments({ db })(new Date(instant));
    expect(await sweep('2026-06-11T10:00:00Z')).toEqual({ unsent: 0, expired: 0 });
    expect(await sweep('2026-06-11T10:00:01Z')).toEqual({ unsent: 1, expired: 0 });
    expect(await sweep('2027-06-10T10:00:00Z')).toEqual({ unsent: 0, expired: 0 });
    expect(await sweep('2027-06-10T10:00:01Z')).toEqual({ unsent: 0, expired: 1 });
    clock.set('2027-06-10T10:00:01Z');
    const [message] = (await read(owner)).body.messages;
    expect(message.attachments).toMatchObject([{ name: 'Statuts 2026', isStored: false }]);
    expect((await save(sent)).status).toBe(404);
  });

  it('go with the account of their author, with the event and with the organisation', async () => {
    const gone = [
      async ({ remove, owner }: Awaited<ReturnType<typeof start>>) => remove(owner),
      async ({ db, poi }: Awaited<ReturnType<typeof start>>) =>
        db.poi.delete({ where: { id: poi.id } }),
      async ({ db, organisation, poi }: Awaited<ReturnType<typeof start>>) => {
        await db.poi.update({ where: { id: poi.id }, data: { organisationId: null } });
        await db.organisation.delete({ where: { id: organisation.id } });
      },
    ];
    for (const act of gone) {
      const bench = await start();
      await bench.sendFiles([(await bench.upload(pdf())).body.id]);
      expect(await bench.db.conversationFile.count()).toBe(1);
      await act(bench);
      expect(await bench.db.conversationFile.count()).toBe(0);
    }
  });
});

it.each([
  ['Kbis.pdf', 'Kbis'],
  ['C:\\Docs\\Été 2026.PDF', 'Été 2026'],
  ['../../etc/passwd', 'passwd'],
  ['..pdf', 'document'],
  ['\u202egnp.exe', 'gnp'],
  ['a\r\nb".pdf', 'a b'],
  [`${'😀'.repeat(200)}.pdf`, '😀'.repeat(120)],
  ['', 'document'],
])('a file sent as %j is stored as %j', (sent, name) => {
  expect(fileNameOf(sent).replace(/\s+/g, ' ')).toBe(name);
});

it('headerOfName writes accents and quotes so that no header can be split', () => {
  expect(headerOfName('L’été (1)', 'image/jpeg')).toBe(
    'attachment; filename="Lete (1).jpg"; filename*=UTF-8\'\'L%E2%80%99%C3%A9t%C3%A9%20%281%29.jpg',
  );
});
