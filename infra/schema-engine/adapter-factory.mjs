import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { mendAdapter } from './adapter-mends.mjs';
import {
  poolSettings,
  quoteIdentifier,
  schemaOf,
  withoutPrismaParameters,
} from './connection-settings.mjs';

/** Prisma commands that compare two files have no URL and connect to no database. */
const nowhere = 'postgresql://none@127.0.0.1:1/none';

export class EngineAdapterFactory extends PrismaPg {
  #url;
  #shadowUrl;
  #cleanups = [];

  /** @param {{ url?: string, shadowDatabaseUrl?: string }} datasource */
  constructor(datasource) {
    const url = datasource.url || nowhere;
    super(poolSettings(url), { schema: schemaOf(url) });
    this.#url = url;
    this.#shadowUrl = datasource.shadowDatabaseUrl;
  }

  async connect() {
    return mendAdapter(await super.connect());
  }

  async connectToShadowDb() {
    return mendAdapter(
      this.#shadowUrl
        ? await this.#connectToOwnShadow(this.#shadowUrl)
        : await this.#createShadow(),
    );
  }

  /** Drops the shadow databases that the engine has not disposed of. */
  async dispose() {
    await Promise.allSettled(this.#cleanups.map((cleanup) => cleanup()));
  }

  async #connectToOwnShadow(shadowUrl) {
    if (withoutPrismaParameters(shadowUrl) === withoutPrismaParameters(this.#url)) {
      throw new Error('the shadow database must not be the main database');
    }
    const shadow = await new PrismaPg(poolSettings(shadowUrl), {
      schema: schemaOf(shadowUrl),
    }).connect();
    await shadow.executeScript('DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public;');
    return shadow;
  }

  async #createShadow() {
    const name = `prisma_migrate_shadow_db_${randomUUID()}`;
    const admin = new pg.Client(poolSettings(this.#url));
    await admin.connect();
    await admin.query(`CREATE DATABASE ${quoteIdentifier(name)}`);
    const shadow = await new PrismaPg(poolSettings(this.#url, name)).connect();
    const disconnect = shadow.dispose.bind(shadow);
    let dropped;
    const drop = async () => {
      await disconnect();
      await admin.query(`DROP DATABASE IF EXISTS ${quoteIdentifier(name)} WITH (FORCE)`);
      await admin.end();
    };
    shadow.dispose = () => {
      dropped ??= drop();
      return dropped;
    };
    this.#cleanups.push(shadow.dispose);
    return shadow;
  }
}
