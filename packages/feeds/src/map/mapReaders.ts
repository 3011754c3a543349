import { readCsv } from './readCsv.ts'
import { readJson } from './readJson.ts'
import { readXml } from './readXml.ts'
import { readYaml } from './readYaml.ts'

/** Formats that are read by a map. */
export const MAP_READERS = { csv: readCsv, json: readJson, xml: readXml, yaml: readYaml } as const

export type MappedFormat = keyof typeof MAP_READERS
export const MAPPED_FORMATS = Object.keys(MAP_READERS).toSorted() as MappedFormat[]

export function isMapped(format: string): format is MappedFormat {
  return Object.hasOwn(MAP_READERS, format)
}
