import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from './create-server.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
serveStdio(() => createMcpServer(settings), {
  onerror: (error) => console.error(error),
});
