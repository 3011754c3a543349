import { domainToASCII } from 'node:url'

/** RFC 5321 allows a path of 256 characters with its brackets, and 64 before the @. */
const LONGEST_ADDRESS = 254
const LONGEST_LOCAL = 64
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** What is read as the end of a host, or decoded, is none of a domain. */
const DOMAIN = /^[\p{L}\p{N}\p{M}.。-]+$/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The one form in which an address is stored and compared: lower case, its domain as DNS has it. Quoted local parts and those
 * beyond ASCII are refused: few servers take them, and none of these characters can end a header.
 * @returns undefined where it is no address that a mail could be sent to
 */
export function normaliseAddress(text: string): string | undefined {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0)).toLowerCase()
  const given = trimmed.slice(at + 1)
  const domain = DOMAIN.test(given) ? domainToASCII(given) : ''
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? '')
  if (!isDomain || local.length > LONGEST_LOCAL || !LOCAL.test(local)) return undefined
  const address = `${local}@${domain}`
  return address.length > LONGEST_ADDRESS ? undefined : address
}
