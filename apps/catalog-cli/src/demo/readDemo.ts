import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'
import * as v from 'valibot'
import { parse } from 'yaml'
import {
  catalogSchema,
  commonSchema,
  type DemoMerchant,
  merchantSchema,
  merchantTextsSchema,
  offersSchema,
  storiesSchema,
} from './demoSchemas.ts'

export const DEMO_FOLDER = path.resolve(import.meta.dirname, '..', '..', 'demo')

export type DemoCatalog = ReturnType<typeof readLanguages>[number]

/**
 * Reads the demo of every language, by language tag. Every merchant is made up; its domain is its slug below `.example`, so the
 * same slug in another language is the same merchant.
 * @throws {ConfigError} a file is missing or not as `demoSchemas.ts` wants it; the message names file and field
 */
export function readDemo(folder = DEMO_FOLDER): Record<string, DemoCatalog> {
  const common = readYaml(path.join(folder, 'common.yaml'), commonSchema)
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'pictures',
  )
  const catalogs = folders.flatMap(({ name }) => readLanguages(path.join(folder, name), common))
  return Object.fromEntries(catalogs.map((catalog) => [catalog.language, catalog]))
}

/** The languages of a folder: one, or two that differ in a few words. */
function readLanguages(folder: string, common: v.InferOutput<typeof commonSchema>) {
  const files = {
    catalog: path.join(folder, 'catalog.yaml'),
    offers: path.join(folder, 'offers.yaml'),
    stories: path.join(folder, 'stories.yaml'),
  }
  const { languages, ...catalog } = readYaml(files.catalog, catalogSchema)
  const offers = readYaml(files.offers, offersSchema)
  const stories = readYaml(files.stories, storiesSchema)
  const channels = join(common.channels, stories.channels, files.stories, 'channels')
  for (const { slug, lanes, headings } of channels)
    if (headings.length !== lanes.length)
      throw createError(files.stories, `channels.${slug}.headings`, `Give one for each of the ${lanes.length} lanes`)
  const shared = {
    categories: Object.entries(catalog.categories),
    categoryQuestions: catalog.questions,
    synonyms: catalog.synonyms,
    parts: join(common.parts, catalog.parts, files.catalog, 'parts'),
    terms: offers.terms,
    failures: offers.failures,
    soldOut: offers.soldOut,
    personal: offers.personal,
    tags: join(withSlugs(common.tags), offers.tags, files.offers, 'tags'),
    brands: join(common.brands, offers.brands, files.offers, 'brands'),
    merchants: readMerchants(path.join(folder, 'merchants'), catalog.merchants),
    merchantTexts: readYaml(path.join(folder, 'merchants.yaml'), merchantTextsSchema),
    cashback: common.cashback,
    topics: join(common.topics, stories.topics, files.stories, 'topics'),
    channels,
    authors: join(withSlugs(common.authors), stories.authors, files.stories, 'authors'),
    posts: join(common.posts, stories.posts, files.stories, 'posts'),
    formerSlugs: common.formerSlugs,
  }
  return Object.entries(languages).map(([language, { testers, words }]) =>
    Object.assign({ language, testers, words }, shared),
  )
}

function readMerchants(folder: string, slugs: readonly string[]): DemoMerchant[] {
  const listed = new Set(slugs.map((slug) => `${slug}.yaml`))
  const unlisted = readdirSync(folder).find((file) => !listed.has(file))
  if (unlisted) throw createError(path.join(folder, unlisted), 'merchants', 'Name it in the list of catalog.yaml')
  return slugs.map((slug) => ({ slug, ...readYaml(path.join(folder, `${slug}.yaml`), merchantSchema) }))
}

function withSlugs(slugs: readonly string[]): { slug: string }[] {
  return slugs.map((slug) => ({ slug }))
}

/** Puts the texts of a language beside what every language shares. */
function join<Fact extends { slug: string }, Texts>(
  facts: readonly Fact[],
  texts: Readonly<Record<string, Texts>>,
  file: string,
  field: string,
): (Fact & Texts)[] {
  const extra = Object.keys(texts).find((slug) => !facts.some((fact) => fact.slug === slug))
  if (extra !== undefined) throw createError(file, `${field}.${extra}`, 'Name it in common.yaml, or remove it')
  return facts.map((fact) => {
    const own = texts[fact.slug]
    if (own === undefined) throw createError(file, `${field}.${fact.slug}`, 'It is missing, and common.yaml names it')
    return { ...fact, ...own }
  })
}

function readYaml<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  let value: unknown
  try {
    value = parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw createError(file, 'the whole file', firstLine(error))
  }
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw createError(file, v.getDotPath(issue) ?? 'the whole file', issue.message)
}

/** A parser shows the place in further lines. */
function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.replace(/:$/, '')
}

function createError(file: string, field: string, message: string): ConfigError {
  return new ConfigError(`The demo cannot be read: ${file}: ${field}: ${message}.`)
}
