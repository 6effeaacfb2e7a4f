import { expect, it } from 'vitest';
import { withClient } from './connect.ts';
import { openGivenDatabase } from './given-database.ts';

it.each([
  ['notaurl', /is not a PostgreSQL address/],
  ['mysql://a@b/c', /is not a PostgreSQL address/],
  ['postgresql://app@127.0.0.1:1/x', /No PostgreSQL answers at 127\.0\.0\.1:1/],
])('openGivenDatabase refuses the DATABASE_URL %s with its reason', async (url, sentence) => {
  await expect(openGivenDatabase(url)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(sentence),
  });
});

it('openGivenDatabase creates the database of DATABASE_URL when it is missing, and describes the server', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/parages_test_given_${process.pid}`;
  const database = await openGivenDatabase(url.toString());
  await withClient(process.env.TEST_DATABASE_URL ?? '', (client) =>
    client.query(`DROP DATABASE ${url.pathname.slice(1)} WITH (FORCE)`),
  );
  expect(database.description).toMatch(/^PostgreSQL \d+.*PostGIS/);
});

it('openGivenDatabase omits the password of DATABASE_URL from its refusal', async () => {
  await expect(openGivenDatabase('http://me:secret@host/db')).rejects.toMatchObject({
    message: expect.not.stringContaining('secret'),
  });
});
