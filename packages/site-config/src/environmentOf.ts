import { parseHost } from './parseHost.ts'

export const ENVIRONMENTS = ['dev', 'beta', 'prod'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/**
 * Which environment a Host header names (R9.8): a leading `dev.` or `beta.` label says it; localhost names and loopback
 * addresses are dev; everything else, also an unknown or missing host, is prod, where the rules are the strictest.
 */
export function environmentOf(host: string): Environment {
  const { name, environment } = parseHost(host)
  return isLoopback(name) ? 'dev' : environment
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name)
}
