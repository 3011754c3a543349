import * as v from 'valibot'
import { parse } from 'yaml'
import { postFromMarkdown } from './postFromMarkdown.ts'
import { EditRefusal } from '../EditRefusal.ts'
import type { PostBlock } from '../../database/tables/PostBlock.ts'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300), v.regex(/^[^\p{Cc}]*$/u))
const headSchema = v.strictObject({
  title: line,
  summary: line,
  author: line,
  reviewer: v.optional(line),
  category: v.optional(line),
  published: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a moment with its zone: 2026-11-20T08:00:00Z'))),
})

export interface WrittenPost {
  title: string
  summary: string
  /** Names. */
  author: string
  reviewer: string | undefined
  /** A slug. */
  category: string | undefined
  /** Undefined: a draft. */
  publishedAt: Date | undefined
  body: PostBlock[]
}

const FILE = /^\uFEFF?---\r?\n([^]*?)\r?\n---(?:\r?\n([^]*))?$/

/**
 * A post as a file: what it is called, whose it is and when it is published in YAML between two lines of `---`, then the post
 * in Markdown.
 * @throws {EditRefusal} it is not one
 */
export function parsePost(text: string): WrittenPost {
  const [, head, body] = FILE.exec(text) ?? []
  if (head === undefined)
    throw refusal('It does not begin with a head. Write "---", then title, summary and author, one a line, then "---".')
  const read = v.safeParse(headSchema, readYaml(head))
  if (!read.success) {
    const [{ message, path }] = read.issues
    const field = path?.map(({ key }) => String(key)).join('.') ?? 'all of it'
    const known = Object.keys(headSchema.entries).join(', ')
    throw refusal(
      `Its head cannot be taken: ${field}: ${message}. The fields are ${known}; the first three are needed.`,
    )
  }
  const { published, reviewer, category, ...rest } = read.output
  const publishedAt = published === undefined ? undefined : new Date(published)
  return { ...rest, reviewer, category, publishedAt, body: readBody(body ?? '') }
}

function readYaml(head: string): unknown {
  try {
    return parse(head)
  } catch (error) {
    throw refusal(`Its head is no YAML: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`)
  }
}

function readBody(text: string): PostBlock[] {
  try {
    return postFromMarkdown(text)
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error))
  }
}

function refusal(message: string): EditRefusal {
  return new EditRefusal(message)
}
