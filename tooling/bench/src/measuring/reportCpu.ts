/**
 * Loaded into a measured process (`node --import`): tells its parent, when asked, what CPU time it has used so far,
 * user and system together, in microseconds.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system })
})
