/**
 * Loaded into a measured process (`node --import`): answers each message of its parent with the CPU time used so far, user and
 * system together, in microseconds, and its memory in bytes.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() })
})
