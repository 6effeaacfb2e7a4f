import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));

/** The engine passes its panic message to this object before it traps. */
const panic = {
  message: '',
  set_message(message) {
    panic.message = message;
  },
};

/** @returns {string} the engine's panic message, empty when it did not panic */
export const panicMessage = () => panic.message;

/** @returns {string} commit the engine was built from, the last part of the package's version */
export const engineCommit = () => {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return version.split(/[.-]/).at(-1);
};

/** Binds the JavaScript and the WebAssembly part, since Node 20 cannot import a .wasm file. */
export const loadEngine = async () => {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = panic;
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = readFileSync(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue.SchemaEngine;
};
