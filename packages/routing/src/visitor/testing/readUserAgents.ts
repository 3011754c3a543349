import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..', '..', '..', '..', '..')
/** Data of third parties lies beside the project, never in it. */
const FOLDER = resolve(ROOT, '..', 'shared', 'data', 'user-agents')

/** A user agent, with what the list says of it; a label that it does not give is empty. */
export interface LabelledAgent {
  userAgent: string
  browser: string
  os: string
  device: string
}

export interface UserAgentLists {
  /** Each with browser, platform and, mostly, device. */
  bowser: LabelledAgent[]
  /** One label each: that of the list. */
  uaParser: Record<'device' | 'browser' | 'os' | 'cpu', LabelledAgent[]>
}

/** The lists of real user agents; undefined where this machine does not have them. */
export function readUserAgents(): UserAgentLists | undefined {
  if (!existsSync(FOLDER)) return undefined
  return {
    bowser: parseBowser(readFileSync(join(FOLDER, 'bowser/test/acceptance/useragentstrings.yml'), 'utf8')),
    uaParser: {
      device: readUaParser('device'),
      browser: readUaParser('browser'),
      os: readUaParser('os'),
      cpu: readUaParser('cpu'),
    },
  }
}

/** Just enough of YAML for this one file: entries begin with a dash of their own, facts with a known indentation. */
function parseBowser(yaml: string): LabelledAgent[] {
  return yaml
    .split(/^ {4}- *(?:\n {6}|)(?=ua:)/m)
    .slice(1)
    .map((entry) => ({
      userAgent: unquote(/^ua: *(.*?) *$/m.exec(entry)?.[1] ?? ''),
      browser: /^ {8}browser: *\n {10}name: "(.*)"/m.exec(entry)?.[1] ?? '',
      os: /^ {8}os: *\n {10}name: "(.*)"/m.exec(entry)?.[1] ?? '',
      device: /^ {8}platform: *\n(?: {10}.*\n)*? {10}type: "(.*)"/m.exec(entry)?.[1] ?? '',
    }))
}

function unquote(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, '$2')
}

interface UaParserRow {
  ua: string
  expect: { type?: string; name?: string }
}

function readUaParser(list: 'device' | 'browser' | 'os' | 'cpu'): LabelledAgent[] {
  const rows = JSON.parse(readFileSync(join(FOLDER, `ua-parser-js/test/${list}-test.json`), 'utf8')) as UaParserRow[]
  return rows.map(({ ua, expect }) => ({
    userAgent: ua,
    browser: list === 'browser' ? (expect.name ?? '') : '',
    os: list === 'os' ? (expect.name ?? '') : '',
    device: list === 'device' ? (expect.type ?? '') : '',
  }))
}
