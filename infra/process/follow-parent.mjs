// Loaded into our children by --import: ends the child when its parent process is gone, even after
// a SIGKILL of the parent.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
