/** The bytes of one record of a JSON document. */
export interface JsonPiece {
  /** Of a record that is too long its beginning; of a value that is no record nothing. */
  bytes: Buffer
  isTooLong: boolean
}

export interface JsonSplitter {
  /** The records that end in this part of the file. */
  push: (chunk: Buffer) => JsonPiece[]
  /** False while a bracket or a text is open. */
  isWhole: () => boolean
}

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const SPACE = 0x20
const LONGEST_KEY = 64

/** Where the splitter stands between two bytes. */
interface State {
  lists: ReadonlySet<string>
  longestBytes: number
  depth: number
  /** The depth at which records stand: that of the list that is open, or 0 for records in a row. */
  recordDepth: number
  isInRecord: boolean
  isInText: boolean
  isEscaped: boolean
  /** A value that is no record stands among them. */
  isStray: boolean
  /** The last text outside of records, and the same once a colon made a key of it. */
  word: string
  key: string
  /** Where the record that is open begins in this part of the file, and what of it came before. */
  start: number
  parts: Buffer[]
  length: number
  pieces: JsonPiece[]
}

/**
 * Cuts a JSON document into its records without reading them, so that one that is broken costs itself alone, however large the
 * document is. Records are the elements of a list at the top or under one of the keys, whatever stands before or after it,
 * or else the objects at the top, one or many.
 * @param lists keys in lower case
 * @param longestBytes what goes beyond is not held
 */
export function createJsonSplitter(lists: ReadonlySet<string>, longestBytes: number): JsonSplitter {
  const state: State = {
    lists,
    longestBytes,
    depth: 0,
    recordDepth: 0,
    isInRecord: false,
    isInText: false,
    isEscaped: false,
    isStray: false,
    word: '',
    key: '',
    start: 0,
    parts: [],
    length: 0,
    pieces: [],
  }
  return {
    push: (chunk) => push(state, chunk),
    isWhole: () => state.depth === 0 && !state.isInText,
  }
}

function push(state: State, chunk: Buffer): JsonPiece[] {
  state.start = 0
  state.pieces = []
  for (let at = 0; at < chunk.length; at++) {
    if (state.isInText) at = endOfText(state, chunk, at)
    else step(state, chunk, at)
  }
  if (state.isInRecord) keep(state, chunk.subarray(state.start))
  return state.pieces
}

/** @returns where its closing quote is, or a place behind the last byte */
function endOfText(state: State, chunk: Buffer, from: number): number {
  let at = state.isEscaped ? from + 1 : from
  while (at < chunk.length && chunk[at] !== QUOTE) at += chunk[at] === BACKSLASH ? 2 : 1
  state.isEscaped = at > chunk.length
  state.isInText = at >= chunk.length
  const isSought = state.recordDepth === 0 && state.word.length < LONGEST_KEY
  if (isSought) state.word += chunk.toString('latin1', from, Math.min(at, from + LONGEST_KEY))
  return at
}

function step(state: State, chunk: Buffer, at: number): void {
  const byte = chunk[at] ?? SPACE
  switch (byte) {
    case OPEN_OBJECT:
    case OPEN_LIST:
      return open(state, byte, at)
    case CLOSE_OBJECT:
    case CLOSE_LIST:
      return close(state, chunk, at)
    case COLON:
      state.key = state.word.toLowerCase()
      return
    case COMMA:
      state.key = ''
      return passStray(state)
    case QUOTE:
      state.isInText = true
      state.word = ''
      break
    default:
      if (byte <= SPACE) return
  }
  if (!state.isInRecord && state.recordDepth > 0 && state.depth === state.recordDepth) state.isStray = true
}

function open(state: State, byte: number, at: number): void {
  const isList = byte === OPEN_LIST && state.recordDepth === 0 && (state.depth === 0 || state.lists.has(state.key))
  if (isList) {
    // What began as a record was what stands around the list.
    drop(state)
    state.recordDepth = state.depth + 1
  } else if (!state.isInRecord && state.depth === state.recordDepth) {
    state.isInRecord = true
    state.start = at
  }
  state.depth += 1
  state.key = ''
}

function close(state: State, chunk: Buffer, at: number): void {
  state.depth = Math.max(0, state.depth - 1)
  state.key = ''
  if (state.isInRecord && state.depth === state.recordDepth) finish(state, chunk.subarray(state.start, at + 1))
  else if (!state.isInRecord && state.depth < state.recordDepth) {
    passStray(state)
    state.recordDepth = 0
  }
}

function passStray(state: State): void {
  if (state.isStray) state.pieces.push({ bytes: Buffer.alloc(0), isTooLong: false })
  state.isStray = false
}

function finish(state: State, last: Buffer): void {
  keep(state, last)
  const [only] = state.parts
  const bytes = state.parts.length === 1 && only ? only : Buffer.concat(state.parts)
  state.pieces.push({ bytes, isTooLong: state.length > state.longestBytes })
  drop(state)
}

/** One part more than fits, so that it shows that the record is too long. */
function keep(state: State, part: Buffer): void {
  if (state.length <= state.longestBytes) state.parts.push(part)
  state.length += part.length
}

function drop(state: State): void {
  state.isInRecord = false
  state.isStray = false
  state.parts = []
  state.length = 0
}
