// Loaded before a service's own code: a service whose starter is gone, however it went, stops as if asked to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel itself must not keep a finished process alive.
process.channel?.unref();
