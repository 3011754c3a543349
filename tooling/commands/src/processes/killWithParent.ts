// Preloaded into a script that a command runs to its end (`node --import`). When the command is killed outright, the script and
// all that it started end with it: going on, it would write into what the next command makes.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.channel?.unref()
