// Preloaded into every server that a command starts (`node --import`). A server whose parent is killed outright gets no
// signal and would keep its port for ever; it can only notice the closed channel to the parent.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
