import { formatWhole } from '@parages/contracts/vocabulary/text/numbers.fr';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** "350 ko", "5 Mo": the size of a file, rounded up. */
export const formatSize = (bytes: number): string =>
  bytes < megabyte
    ? `${formatWhole(Math.ceil(bytes / kilobyte))}\u00a0ko`
    : `${formatWhole(Math.ceil(bytes / megabyte))}\u00a0Mo`;
