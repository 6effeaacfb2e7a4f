// Loaded into our children by --import: when whoever started us is gone, however it went, nothing of ours may stay.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
