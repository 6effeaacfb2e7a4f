import S3rver from 's3rver';

// An S3 service as a process of its own, so that it can be killed: its port, and the folder of its objects.
const [port, directory] = process.argv.slice(2);
if (port === undefined || directory === undefined)
  throw new Error('serve-storage takes a port and a folder');
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'pictures', configs: [] }],
}).run();
