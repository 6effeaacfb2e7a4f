/**
 * What the worker is started with: the bounds, in MB, of its old objects and of its young ones. It reads files of a hundred thousand lines; left
 * to itself, Node takes most of a gigabyte for what it has no more use for, beside a server and a database that could use it.
 */
export const workerFlags = ['--max-old-space-size=256', '--max-semi-space-size=8'];
