/**
 * Node's flags for the worker: the limits, in MB, of the old and the young generation of its heap.
 * The worker reads files of a hundred thousand lines; without limits, Node collects garbage so late
 * that the heap takes most of a gigabyte, which the server and the database need.
 */
export const workerFlags = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/**
 * The environment that bounds what the C allocator keeps. glibc opens up to eight arenas per core
 * and returns little of them to the system: four 16-bit pictures of 40 megapixels at once took 460
 * MB and left 370 MB behind, with two arenas 225 MB and 140 MB. See
 * https://sharp.pixelplumbing.com/install#linux-memory-allocator.
 */
export const allocatorEnvironment = ({
  MALLOC_ARENA_MAX = '2',
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ MALLOC_ARENA_MAX });
