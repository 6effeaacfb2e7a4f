import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

// Maximum length of an IP address; a longer text is forged, behind a proxy that forwards anything.
const maxAddressLength = 45;

/** The IP address by which requests are counted: for IPv6, its /64 network. */
export const callerAddress = (ip: string): string =>
  isIP(ip) === 0 ? ip.slice(0, maxAddressLength) : normalizeIP(ip);
