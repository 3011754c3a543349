import { readFileSync } from 'node:fs'
import type { Field, Setting } from '../editing/fields/readFields.ts'
import { UsageError } from './parseArguments.ts'

type FieldUsage = Pick<Field<never>, 'takes' | 'isLong'>

/**
 * What `--set FIELD=VALUE` and `--reset FIELD` name.
 * @throws {UsageError} nothing, both, a field that is not there or named twice, or a file that cannot be read
 */
export function parseFields<Name extends string>(
  fields: Record<Name, FieldUsage>,
  { set, reset }: { set: readonly string[]; reset: readonly string[] },
) {
  if (set.length === 0 && reset.length === 0)
    throw new UsageError(
      `Nothing is to be changed. Give --set FIELD=VALUE or --reset FIELD; fields are ${listNames(fields).join(', ')}.`,
    )
  if (set.length > 0 && reset.length > 0)
    throw new UsageError('Set fields, or give some back: one after the other, each with its own reason.')
  const settings = set.map((setting) => parseSetting(fields, setting))
  const resets = reset.map((name) => parseFieldName(fields, name))
  const names = [...settings.map(([name]) => name), ...resets]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new UsageError(`${twice} is named twice. Say once what it shall be.`)
  return { settings, resets }
}

/** A line for each field, for the usage text. */
export function describeFields(fields: Record<string, FieldUsage>): string {
  const width = Math.max(...Object.keys(fields).map((name) => name.length))
  return Object.entries(fields)
    .map(([name, { takes }]) => `        ${name.padEnd(width)}  ${takes}`)
    .join('\n')
}

function parseSetting<Name extends string>(fields: Record<Name, FieldUsage>, setting: string): Setting<Name> {
  const at = setting.indexOf('=')
  if (at === -1)
    throw new UsageError(
      `"${setting.slice(0, 80)}" sets nothing. Write --set FIELD=VALUE; the shell wants quotes where there are spaces.`,
    )
  const name = parseFieldName(fields, setting.slice(0, at).trim())
  const text = setting.slice(at + 1)
  return [name, fields[name].isLong && text.startsWith('@') ? readText(text.slice(1)) : text]
}

function parseFieldName<Name extends string>(fields: Record<Name, FieldUsage>, given: string): Name {
  const name = listNames(fields).find((known) => known === given)
  if (name !== undefined) return name
  throw new UsageError(`There is no field "${given.slice(0, 80)}" to edit. Fields are ${listNames(fields).join(', ')}.`)
}

function listNames<Name extends string>(fields: Record<Name, FieldUsage>): Name[] {
  return Object.keys(fields) as Name[]
}

function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new UsageError(
      `${file} cannot be read${why === 'ENOENT' ? ': there is no such file' : why === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? ': it is not UTF-8' : ` (${why})`}. Check the path behind the @; it is taken from the current folder.`,
      { cause: error },
    )
  }
}
