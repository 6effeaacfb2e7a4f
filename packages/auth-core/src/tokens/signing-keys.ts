import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { KeyCipher } from './key-cipher.ts';
import {
  deleteDynamicKeysBefore,
  insertKey,
  listKeys,
  lockKeys,
  type StoredKey,
} from './signing-key.store.ts';

/** An RSA key of 2048 bits. The library reads its kind from the prefix `d-` or `s-` of its id. */
export type SigningKey = {
  id: string;
  kind: StoredKey['kind'];
  createdAt: Date;
  privateKey: KeyObject;
  publicKey: KeyObject;
};

/** A public key as `/.well-known/jwks.json` lists it. */
type PublishedKey = {
  kty: 'RSA';
  kid: string;
  n: string;
  e: string;
  alg: 'RS256';
  use: 'sig';
};

export type SigningKeys = {
  /** The key that signs now; created if there is none. */
  findCurrent: (kind: SigningKey['kind']) => Promise<SigningKey>;
  findById: (id: string) => Promise<SigningKey | undefined>;
  /** The public keys that verifiers need, and the seconds (1 or more) until the next is made. */
  publish: () => Promise<{ keys: PublishedKey[]; maxAgeSeconds: number }>;
  /** Deletes dynamic keys whose access tokens have all expired. */
  purge: () => Promise<void>;
};

const makePair = promisify(generateKeyPair);

async function makeKey(
  kind: StoredKey['kind'],
  createdAt: Date,
  cipher: KeyCipher,
): Promise<StoredKey> {
  const { privateKey } = await makePair('rsa', { modulusLength: 2048 });
  const id = kind === 'dynamic' ? `d-${createdAt.getTime()}` : `s-${randomUUID()}`;
  const clear = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { id, kind, privatePem: cipher.seal({ table: 'signing_key', id }, clear), createdAt };
}

function openKey({ id, kind, privatePem, createdAt }: StoredKey, cipher: KeyCipher): SigningKey {
  const privateKey = createPrivateKey(cipher.open({ table: 'signing_key', id }, privatePem));
  return { id, kind, createdAt, privateKey, publicKey: createPublicKey(privateKey) };
}

function publishKey({ id, publicKey }: SigningKey): PublishedKey {
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  return { kty: 'RSA', kid: id, n, e, alg: 'RS256', use: 'sig' };
}

/** The storage of signing keys; `sealed` resolves once every row is encrypted. */
type KeyStore = {
  db: Database;
  clock: Clock;
  settings: Settings;
  cipher: KeyCipher;
  sealed: () => Promise<void>;
};

/** Static and dynamic signing keys, shared by every process on the database. */
export function signingKeys({ db, clock, settings, cipher, sealed }: KeyStore): SigningKeys {
  const { accessTokenMs, signingKeyMs, signingKeyOverlapMs } = settings;
  let known: SigningKey[] = [];
  let loading: Promise<void> | undefined;

  const age = (key: { createdAt: Date }) => clock.now().getTime() - key.createdAt.getTime();
  const newestDynamic = <Key extends { kind: string }>(keys: Key[]) =>
    keys.find(({ kind }) => kind === 'dynamic');
  // The next key is created one overlap early, so that verifiers have read it before it signs.
  const isDue = (keys: StoredKey[] | SigningKey[]) => {
    const newest = newestDynamic<StoredKey | SigningKey>(keys);
    return newest === undefined || age(newest) >= signingKeyMs - signingKeyOverlapMs;
  };
  const isPublished = (key: SigningKey) =>
    key.kind === 'static' || age(key) < signingKeyMs + 2 * accessTokenMs;

  const readOrMake = async () => {
    await sealed();
    return db.transaction(async (tx) => {
      await lockKeys(tx);
      const keys = await listKeys(tx);
      const made: StoredKey[] = [];
      if (isDue(keys)) made.push(await makeKey('dynamic', clock.now(), cipher));
      if (!keys.some(({ kind }) => kind === 'static'))
        made.push(await makeKey('static', clock.now(), cipher));
      for (const key of made) await insertKey(tx, key);
      return made.length === 0 ? keys : listKeys(tx);
    });
  };
  const load = () => {
    loading ??= readOrMake()
      .then((keys) => {
        known = keys.map((key) => known.find(({ id }) => id === key.id) ?? openKey(key, cipher));
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  return {
    findCurrent: async (kind) => {
      if (isDue(known)) await load();
      const keys = known.filter((key) => key.kind === kind);
      // A dynamic key signs after its overlap until it is too old; without one, the newest signs.
      const ready = keys.find(
        (key) => age(key) >= signingKeyOverlapMs && age(key) < signingKeyMs + accessTokenMs,
      );
      const current = (kind === 'dynamic' ? ready : undefined) ?? keys[0];
      if (current === undefined) throw new Error(`There is no ${kind} signing key`);
      return current;
    },
    findById: async (id) => {
      const find = () => known.find((key) => key.id === id && isPublished(key));
      if (find() === undefined) await load(); // another process may have created it
      return find();
    },
    publish: async () => {
      await load();
      const newest = newestDynamic(known);
      const nextInMs = newest === undefined ? 0 : signingKeyMs - signingKeyOverlapMs - age(newest);
      return {
        keys: known.filter(isPublished).map(publishKey),
        maxAgeSeconds: Math.max(1, Math.floor(nextInMs / 1000)),
      };
    },
    purge: async () => {
      await deleteDynamicKeysBefore(
        db,
        new Date(clock.now().getTime() - signingKeyMs - 2 * accessTokenMs),
      );
    },
  };
}
