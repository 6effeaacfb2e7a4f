import S3rver from 's3rver';

// An S3 service as a process of its own, so that it can be killed. STORAGE_FOLDER keeps its objects.
const { STORAGE_PORT: port, STORAGE_FOLDER: directory } = process.env;
if (port === undefined || directory === undefined)
  throw new Error('STORAGE_PORT and STORAGE_FOLDER are required');
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'pictures', configs: [] }],
}).run();
