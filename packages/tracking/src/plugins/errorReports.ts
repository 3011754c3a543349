import { parse } from 'error-stack-parser-es/lite'
import type { PluginContext } from './Plugin.ts'

/** One error of a script: without queries, cookies and anything of the visitor. */
export interface ErrorReport {
  type: string
  message: string
  /** The innermost call first. */
  calls: readonly Call[]
  /** Page type. */
  page: string
  /** Address of the page, without query. */
  url: string
}

interface Call {
  function: string
  file: string
  line: number | undefined
  column: number | undefined
}

/** Where reports go. Must neither wait nor throw. */
export type ReportSender = (report: ErrorReport) => void

/** More of one document say nothing new. */
const MOST_REPORTS = 10

/** Reports the errors that nobody caught, each once in a document (R7.7). */
export function start({ site, consent, describePage }: PluginContext): void {
  if (!site.errorReports) return
  const send = createEnvelopeSender(site.errorReports.dsn)
  const known = new Set<string>()

  function report(thrown: unknown): void {
    if (!consent.isGiven || known.size >= MOST_REPORTS) return
    const described = describeError(thrown, String(describePage()['page_type']))
    const key = JSON.stringify([described.type, described.message, described.calls[0]])
    if (known.has(key)) return
    known.add(key)
    send(described)
  }

  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** What is said of an error, addresses without their queries. */
export function describeError(thrown: unknown, page: string): ErrorReport {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return {
    type: error.name,
    message: stripQueries(error.message),
    calls: thrown instanceof Error ? listCalls(error) : [],
    page,
    url: location.origin + location.pathname,
  }
}

function listCalls(error: Error): Call[] {
  return parse(error, { allowEmpty: true }).map(({ function: name, file, line, col }) => ({
    function: name ?? '?',
    file: stripQueries(file ?? ''),
    line,
    column: col,
  }))
}

/** Cuts the query and the fragment of every address in a text: they may say who somebody is. */
export function stripQueries(text: string): string {
  return text.replaceAll(/((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>):]*/g, '$1')
}

/**
 * Sends reports as Sentry's envelopes, which other services take as well.
 * @param dsn `https://KEY@HOST/PROJECT`
 */
export function createEnvelopeSender(dsn: string): ReportSender {
  const { protocol, host, pathname, username } = new URL(dsn)
  const project = pathname.slice(1)
  const url = `${protocol}//${host}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}&sentry_client=clipfront`
  return (report) => {
    const id = crypto
      .getRandomValues(new Uint8Array(16))
      .reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '')
    const sentAt = new Date()
    const event = {
      event_id: id,
      timestamp: sentAt.getTime() / 1000,
      platform: 'javascript',
      level: 'error',
      environment: 'production',
      transaction: report.page,
      request: { url: report.url },
      exception: {
        values: [
          {
            type: report.type,
            value: report.message,
            mechanism: { type: 'generic', handled: false },
            // Sentry reads them from the outermost call on.
            stacktrace: {
              frames: report.calls
                .map(({ function: name, file, line, column }) => ({
                  function: name,
                  filename: file,
                  lineno: line,
                  colno: column,
                }))
                .toReversed(),
            },
          },
        ],
      },
    }
    const lines = [{ event_id: id, sent_at: sentAt.toISOString(), dsn }, { type: 'event' }, event]
    // As plain text, which needs no preflight; of the page's address its host alone is told.
    fetch(url, {
      method: 'POST',
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    }).catch(() => {})
  }
}
