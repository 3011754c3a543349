/** Of a table's entry in the head of a font: tag, checksum, offset, length. */
const ENTRY_BYTES = 16
const FIRST_ENTRY = 12
/** Of a record of `cmap`: platform, encoding, offset. */
const RECORD_BYTES = 8
const SEGMENTS = 4

/**
 * The characters that a font can write, of the basic plane: its `cmap` of format 4, which all fonts for browsers have.
 * @param font TrueType
 * @returns their code points
 * @throws {Error} it has no such table
 */
export function readCharacters(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => FIRST_ENTRY + at * ENTRY_BYTES)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error('The font has no table of characters')
  const cmap = font.subarray(font.readUInt32BE(entry + 8))
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => 4 + at * RECORD_BYTES)
  const maps = records.map((at) => cmap.subarray(cmap.readUInt32BE(at + 4)))
  const map = maps.find((each) => each.readUInt16BE(0) === SEGMENTS)
  if (!map) throw new Error('The font has no table of characters that is read here (format 4)')
  return readSegments(map)
}

/** Ends, a gap of two bytes, starts, differences and places of glyphs: each a list of as many numbers. */
function readSegments(map: Buffer): Set<number> {
  const bytes = map.readUInt16BE(6)
  const characters = new Set<number>()
  for (let at = 0; at < bytes; at += 2) {
    const [end, start, delta, place] = [14, 16 + bytes, 16 + bytes * 2, 16 + bytes * 3].map((list) =>
      map.readUInt16BE(list + at),
    ) as [number, number, number, number]
    for (let code = start; code <= end && code < 0xff_ff; code += 1) {
      const glyph = 16 + bytes * 3 + at + place + (code - start) * 2
      if (place === 0 ? (code + delta) % 0x1_00_00 : map.readUInt16BE(glyph)) characters.add(code)
    }
  }
  return characters
}
