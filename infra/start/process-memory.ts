/**
 * What the worker is started with: the bounds, in MB, of its old objects and of its young ones. It reads files of a hundred thousand lines; left
 * to itself, Node takes most of a gigabyte for what it has no more use for, beside a server and a database that could use it.
 */
export const workerFlags = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/**
 * The environment that bounds what the C allocator keeps. glibc opens up to eight arenas per core and returns little of
 * them to the system: four 16-bit pictures of 40 megapixels at once took 460 MB and left 370 MB behind, with two arenas
 * 225 MB and 140 MB. See https://sharp.pixelplumbing.com/install#linux-memory-allocator.
 */
export const allocatorEnvironment = ({
  MALLOC_ARENA_MAX = '2',
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ MALLOC_ARENA_MAX });
