#!/usr/bin/env node
// Stand-in for Prisma's native schema engine, which Prisma downloads from its server: same command
// line, same JSON-RPC over standard input and output, with the WebAssembly engine of the same
// commit. PRISMA_SCHEMA_ENGINE_BINARY names this file.
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { EngineAdapterFactory } from './adapter-factory.mjs';
import { answerRequests } from './answer-requests.mjs';
import { parseCommandLine } from './command-line.mjs';
import { runDatabaseCommand } from './database-commands.mjs';
import { logError } from './output.mjs';
import { engineCommit, loadEngine, panicMessage } from './wasm-engine.mjs';

const { asksVersion, databaseCommand, datasource, datamodels } = parseCommandLine(
  process.argv.slice(2),
);

if (asksVersion) {
  process.stdout.write(`schema-engine-cli ${engineCommit()}\n`);
} else if (databaseCommand !== undefined) {
  process.exitCode = await runDatabaseCommand(databaseCommand, datasource.url);
} else {
  process.on('uncaughtException', (error) => {
    logError({ message: panicMessage() || String(error) });
    process.exit(1);
  });
  const factory = new EngineAdapterFactory(datasource);
  await answerRequests(async () => {
    const SchemaEngine = await loadEngine();
    return SchemaEngine.new(
      { datamodels: datamodels.length > 0 ? datamodels : undefined },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(factory),
    );
  });
  await factory.dispose();
  process.exit(0); // Pools that the engine did not close would keep the process alive.
}
