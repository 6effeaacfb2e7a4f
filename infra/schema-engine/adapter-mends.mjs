const charOid = 18;
const textOid = 25;
const characterColumn = 6;

/**
 * Works around two faults of `@prisma/adapter-pg` 7.10 that stop the migration engine.
 * @template {object} Adapter
 * @param {Adapter} adapter a connected adapter, changed in place
 * @returns {Adapter}
 */
export const mendAdapter = (adapter) => {
  mendCharColumns(adapter);
  // The adapter splits a script at every semicolon, which breaks $$ bodies, and runs it outside a
  // transaction. A script sent whole is one implicit transaction, as with the native engine: a
  // migration that fails leaves nothing behind.
  adapter.executeScript = async (script) => {
    try {
      await adapter.client.query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  return adapter;
};

/**
 * @prisma/adapter-pg does not map catalogue columns of type "char": this maps them to single
 * characters.
 */
const mendCharColumns = (adapter) => {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  // Columns of the last answer that are "char"; the engine's connection runs one query at a time.
  let charColumns = [];
  adapter.performIO = async (query) => {
    const answer = await performIO(query);
    charColumns = answer.fields.flatMap((field, index) =>
      field.dataTypeID === charOid ? [index] : [],
    );
    for (const index of charColumns) answer.fields[index].dataTypeID = textOid;
    return answer;
  };
  adapter.queryRaw = async (query) => {
    const answer = await queryRaw(query);
    for (const index of charColumns) {
      answer.columnTypes[index] = characterColumn;
      for (const row of answer.rows) if (row[index] === '') row[index] = null;
    }
    return answer;
  };
};
