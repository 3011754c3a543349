import { ConfigError } from '@clipfront/settings'

/** The language model that may write answers (docs/contracts/assistant.md). */
export interface ModelSettings {
  /** Where completions are asked for. */
  endpoint: string
  key: string
  /** Null: the server has one model, and is not told which. */
  model: string | null
  /** Answers a day of each site; the catalog gives those beyond. */
  mostPerDay: number
}

const STANDARD_PER_DAY = 1000
const MOST_PER_DAY = 10_000_000
const COMPLETIONS = '/chat/completions'

/**
 * The language model, as the environment says it. No message of it holds what ASSISTANT_URL or ASSISTANT_KEY says: there may be a
 * secret in it.
 * @returns null: the catalog answers alone, and nobody is told of a model
 * @throws {ConfigError} a value cannot be used
 */
export function readAssistantSettings(environment: NodeJS.ProcessEnv): ModelSettings | null {
  const { ASSISTANT_URL: address, ASSISTANT_KEY: key, ASSISTANT_MODEL: model } = environment
  if (!address && !key) return null
  if (!address || !key)
    throw new ConfigError(
      'Of ASSISTANT_URL and ASSISTANT_KEY one is set alone. Set both for answers of a language model, or neither for those of the catalog. A server that asks for no key takes any.',
    )
  if (!/^[\x21-\x7E]+$/.test(key))
    throw new ConfigError(
      'ASSISTANT_KEY holds what no header can carry. Give the key alone, without blanks or line ends.',
    )
  const settings = { endpoint: parseAddress(address), key, model: model || null, mostPerDay: parseLimit(environment) }
  return settings.mostPerDay > 0 ? settings : null
}

function parseAddress(text: string): string {
  const url = URL.parse(text)
  const isWhole = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash
  if (!isWhole)
    throw new ConfigError(
      'ASSISTANT_URL is not the address of a language model. Write the base of its OpenAI-compatible API, such as https://models.example/v1, without user, key or query.',
    )
  const base = url.href.replace(/\/+$/, '')
  return base.endsWith(COMPLETIONS) ? base : base + COMPLETIONS
}

function parseLimit({ ASSISTANT_DAILY_LIMIT: given }: NodeJS.ProcessEnv): number {
  if (!given) return STANDARD_PER_DAY
  if (/^\d{1,8}$/.test(given) && Number(given) <= MOST_PER_DAY) return Number(given)
  throw new ConfigError(
    `ASSISTANT_DAILY_LIMIT=${given} is no number of answers. Give how many the language model may write for each site in a day, up to ${MOST_PER_DAY}, or leave it unset for ${STANDARD_PER_DAY}.`,
  )
}
