// `--import` loads this file into a child process, which then ends when its parent is gone, even
// after a SIGKILL of the parent.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
