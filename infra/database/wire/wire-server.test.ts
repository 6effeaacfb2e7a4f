import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse, query, sync, wireMessage } from './backend-messages.ts';
import { pgliteEngine } from './pglite-engine.ts';
import { wireServer } from './wire-server.ts';

const idleMs = 200;
let db: PGlite;
let server: ReturnType<typeof wireServer>;
let port = 0;
const open: Socket[] = [];

beforeAll(async () => {
  db = await PGlite.create();
  await db.exec('CREATE TABLE counter (n int NOT NULL); INSERT INTO counter VALUES (0)');
  server = wireServer({ engine: pgliteEngine(db), idleMs, maxClients: 16 });
  port = await server.listen(0, '127.0.0.1');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(async () => {
  await server.close();
  await db.close();
});

const bind = wireMessage('B', '', '', Buffer.alloc(6));
const execute = wireMessage('E', '', Buffer.alloc(4));
const flush = wireMessage('H');
const startup = Buffer.concat([
  Buffer.from([0, 0, 0, 23, 0, 3, 0, 0]),
  Buffer.from('user\0postgres\0\0'),
]);

class RawClient {
  readonly socket: Socket;
  #received = Buffer.alloc(0);
  #wake: () => void = () => undefined;
  isClosed = false;

  constructor(first = startup) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    open.push(this.socket);
    this.socket.on('error', () => undefined);
    this.socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#wake();
    });
    this.socket.on('close', () => {
      this.isClosed = true;
      this.#wake();
    });
    this.socket.write(first);
  }

  static async open(): Promise<RawClient> {
    const client = new RawClient();
    await client.until('Z');
    return client;
  }

  send(...messages: Buffer[]): void {
    this.socket.write(Buffer.concat(messages));
  }

  async until(letter: string): Promise<string[]> {
    const said: string[] = [];
    for (;;) {
      while (this.#received.length >= 5 && this.#received.length > this.#received.readInt32BE(1)) {
        const end = 1 + this.#received.readInt32BE(1);
        const name = String.fromCharCode(this.#received[0] ?? 0);
        const body = this.#received.subarray(5, end);
        this.#received = this.#received.subarray(end);
        if (name === 'D') said.push(`row ${body.subarray(6).toString()}`);
        else if (name === 'E') said.push(`error ${/\0C(\w{5})\0/.exec(body.toString())?.[1]}`);
        if (name === letter) return said;
      }
      if (this.isClosed) return said;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async ask(sql: string): Promise<string[]> {
    this.send(query(sql));
    return this.until('Z');
  }
}

/** mulberry32: numbers from 0 to 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('several clients of the wire server, which share one PGlite session', () => {
  it('get their own answers, with messages delayed at random', async () => {
    const random = seeded(6);
    const clients = await Promise.all(Array.from({ length: 8 }, () => RawClient.open()));
    const wrong: string[] = [];
    const work = clients.map(async (client, at) => {
      for (let round = 0; round < 20; round += 1) {
        const tag = `c${at}r${round}`;
        const fails = random() < 0.2;
        for (const part of [
          parse(fails ? `SELECT '${tag}'::int` : `SELECT '${tag}'`),
          bind,
          execute,
          sync,
        ]) {
          const cut = Math.floor(random() * part.length);
          client.send(part.subarray(0, cut));
          if (random() < 0.5) await pause(random() * 4);
          client.send(part.subarray(cut));
        }
        const said = await client.until('Z');
        if (String(said) !== (fails ? 'error 22P02' : `row ${tag}`)) wrong.push(`${tag}: ${said}`);
      }
    });
    await Promise.all(work);
    expect(wrong).toEqual([]);
  });

  it('lose no update of concurrent transactions of the pg library', async () => {
    const pool = new pg.Pool({
      connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      max: 6,
    });
    const increment = async () => {
      const client = await pool.connect();
      await client.query('BEGIN');
      const { rows } = await client.query<{ n: number }>(
        'SELECT n FROM counter WHERE n >= $1',
        [0],
      );
      await client.query('UPDATE counter SET n = $1', [(rows[0]?.n ?? 0) + 1]);
      await client.query('COMMIT');
      client.release();
    };
    await Promise.all(Array.from({ length: 40 }, increment));
    const { rows } = await pool.query('SELECT n FROM counter');
    await pool.end();
    expect(rows).toEqual([{ n: 40 }]);
  });

  it('wait while another client has an open transaction', async () => {
    const [one, two] = [await RawClient.open(), await RawClient.open()];
    await one.ask('BEGIN; CREATE TABLE later (n int)');
    const answer = two.ask('SELECT count(*) FROM later');
    await one.ask('INSERT INTO later VALUES (1); COMMIT');
    expect(await answer).toEqual(['row 1']);
  });
});

describe('a client of the wire server that stops sending', () => {
  const others = async () => (await RawClient.open()).ask("SELECT 'served'");

  it('in the middle of a query does not occupy the session, and gets its row once it sends the rest', async () => {
    const stalled = await RawClient.open();
    stalled.send(parse("SELECT 'mine'"), bind.subarray(0, 3));
    expect(await others()).toEqual(['row served']);
    stalled.send(bind.subarray(3), execute, sync);
    expect(await stalled.until('Z')).toEqual(['row mine']);
  });

  it.each([
    ['a transaction', [query('BEGIN; UPDATE counter SET n = -1')]],
    ['a failed transaction', [query('BEGIN; UPDATE counter SET n = -1'), query('SELECT 1/0')]],
    [
      'a query after which it sent Flush',
      [parse('UPDATE counter SET n = -1'), bind, execute, flush],
    ],
    ['a query that failed', [parse('SELECT FROM nowhere'), flush]],
  ])('in %s is disconnected and rolled back when another client waits', async (_name, messages) => {
    const stalled = await RawClient.open();
    stalled.send(...messages);
    expect(await others()).toEqual(['row served']);
    const said = await stalled.until('none');
    expect([said.at(-1), stalled.isClosed]).toEqual(['error 25P03', true]);
    expect(await (await RawClient.open()).ask('SELECT count(*) FROM counter WHERE n < 0')).toEqual([
      'row 0',
    ]);
  });

  it('in a transaction keeps the session while no other client waits', async () => {
    const alone = await RawClient.open();
    await alone.ask('BEGIN');
    await pause(idleMs + 50);
    expect(await alone.ask("SELECT 'mine'")).toEqual(['row mine']);
    await alone.ask('ROLLBACK');
  });

  it.each([
    ['in a transaction', [query('BEGIN; UPDATE counter SET n = -1')]],
    ['after a flush', [parse('SELECT 1'), flush]],
    ['in the middle of a query', [parse('SELECT 1'), bind]],
    [
      'with queries that wait',
      [query('BEGIN'), query('SELECT 1'), parse('SELECT 2'), bind, execute, sync],
    ],
  ])('and disconnects %s frees the session and leaves no change', async (_name, messages) => {
    const dying = await RawClient.open();
    dying.send(...messages);
    await pause(5);
    dying.socket.resetAndDestroy();
    expect(await others()).toEqual(['row served']);
    expect(await (await RawClient.open()).ask('SELECT count(*) FROM counter WHERE n < 0')).toEqual([
      'row 0',
    ]);
  });
});

describe('a new client of the wire server', () => {
  it.each([
    ['an endless startup', Buffer.from([127, 0, 0, 0, 0, 3, 0, 0])],
    ['a negative length', Buffer.concat([startup, Buffer.from([81, 255, 255, 255, 255])])],
    ['a message beyond the limit', Buffer.concat([startup, Buffer.from([81, 127, 255, 255, 255])])],
  ])('is refused for %s', async (_name, bytes) => {
    const said = await new RawClient(bytes).until('none');
    expect(said).toEqual(['error 08P01']);
  });

  it('gets an answer to an SSL request and stays connected', async () => {
    const client = new RawClient(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
    await new Promise((resolve) => client.socket.once('data', resolve));
    expect(client.isClosed).toBe(false);
  });

  it('is refused with the error 53300 when sixteen others are connected', async () => {
    await Promise.all(Array.from({ length: 16 }, () => RawClient.open()));
    expect(await new RawClient().until('none')).toEqual(['error 53300']);
  });
});
