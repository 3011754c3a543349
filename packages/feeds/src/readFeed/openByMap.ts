import { ImportError, isUnknownShape } from '../errors/ImportError.ts'
import type { FeedMap, MappedSource } from '../map/FeedMap.ts'
import { readMap, readMaps } from '../map/findMap.ts'
import { MAP_READERS, type MappedFormat } from '../map/mapReaders.ts'
import { proposeFeedMap } from '../propose/proposeFeedMap.ts'
import type { Proposal } from '../propose/proposeMap.ts'

export interface MapChoice {
  /** A map for CSV, JSON, XML and YAML, or its file; without one it is found by the shape of the feed, or by its names. */
  map?: string | FeedMap | null
  /** The domain of the merchant whose offers those are that lead nowhere. */
  merchant?: string | null
  /** Told the name of the map that was given, or that knows the shape of the file. */
  onMap?: (name: string) => void
  /** Told of the map that was made of the names of a feed's fields, since no other knows its shape. */
  onProposal?: (proposal: Proposal) => void
}

/** By the map that is given, by one that knows the shape of the file, or by the names of its fields where they leave nothing open. */
export async function openByMap(
  file: string,
  options: MapChoice & { format: MappedFormat; language: string },
): Promise<MappedSource> {
  const { format, map = null, merchant = null, language, onMap, onProposal } = options
  const open = async (given: FeedMap | null): Promise<MappedSource> =>
    ofMerchant(await MAP_READERS[format](file, given, readMaps()), merchant, file)
  const openKnown = async (given: FeedMap | null): Promise<MappedSource> => {
    const source = await open(given)
    onMap?.(source.map.name)
    return source
  }
  if (map !== null) return openKnown(typeof map === 'string' ? readMap(map) : map)
  try {
    return await openKnown(null)
  } catch (error) {
    if (!isUnknownShape(error)) throw error
    const proposal = await proposeFeedMap(file, { format, language, merchant, isUnattended: true })
    if (!proposal?.map)
      throw new ImportError('unknown-shape', `${error.message} npm run catalog -- map FILE shows what it would take.`)
    onProposal?.(proposal)
    return open(proposal.map)
  }
}

/** @throws {ImportError} the file lists merchants, and is of no single one */
function ofMerchant(source: MappedSource, merchant: string | null, file: string): MappedSource {
  const { map } = source
  if (merchant === null) return source
  if (map.kind === 'merchants')
    throw new ImportError(
      'unreadable',
      `${file} lists merchants, and --merchant says whose offers a file has. Nothing was changed; leave --merchant out.`,
    )
  return { ...source, map: { ...map, standard: { ...map.standard, link: merchant } } }
}
