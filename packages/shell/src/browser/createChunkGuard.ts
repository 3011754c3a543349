import { PageError } from '@clipfront/routing/errors'
import type { CommitMode } from '@clipfront/routing/navigation'
import { isNoTemplate } from '../render/errorPage.ts'

/** In this tab's own storage: when code that could not be had last made us load the document anew, in ms. */
const KEY = 'cf:chunk-reload'

interface ChunkGuardParts {
  /** The tab's own storage, where the browser has one. The note in it says nothing of the shopper: it waits for no consent. */
  findNotes: () => Pick<Storage, 'getItem' | 'setItem'> | undefined
  now: () => number
  isOnline: () => boolean
  /** Loads a whole document. */
  open: (href: string, options: { replace: boolean }) => void
}

export interface Target {
  url: URL
  /** The address comes into the history as a new entry only where it was pushed. */
  mode: CommitMode
  /** Aborted when a newer navigation has begun. */
  signal: AbortSignal
}

type ChunkGuard = <Code>(load: () => Promise<Code>, target: Target) => Promise<Code>

/**
 * Makes what guards the loading of code. Code that cannot be had is most often code of a release that is gone, and a template
 * that there is none of may be in the release that has come since: the document is loaded anew at the target, at most once in
 * 60 s (R4.9), and nothing shows until then. Where that would not help, it is a `PageError`: 404 without a template, else 500.
 * What the code itself throws is thrown on.
 */
export function createChunkGuard({ findNotes, now, isOnline, open }: ChunkGuardParts): ChunkGuard {
  /** Without a note a reload could go on for ever. */
  function noteReload(): boolean {
    try {
      const notes = findNotes()
      if (!notes || !mayReload(notes.getItem(KEY), now())) return false
      notes.setItem(KEY, String(now()))
      return true
    } catch {
      return false
    }
  }

  return async (load, { url, mode, signal }) => {
    try {
      return await load()
    } catch (thrown) {
      if (signal.aborted || !(isChunkFailure(thrown) || isNoTemplate(thrown))) throw thrown
      // Without a connection the new document would be the browser's own page.
      if (!isOnline() || !noteReload()) {
        if (isNoTemplate(thrown)) throw thrown
        throw new PageError(500, 'chunk', 'This page could not be loaded', { cause: thrown })
      }
      open(url.href, { replace: mode !== 'push' })
      // The document is on its way out: whatever came next would only flash.
      return new Promise(() => {})
    }
  }
}

/** What Chromium, Firefox, Safari and Vite's own loader of styles say. */
function isChunkFailure(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(
      thrown.message,
    )
  )
}

const PAUSE_MS = 60_000

/**
 * Whether the document may be loaded anew for code that could not be had (R4.9).
 * @param noted when that last happened, in ms, as it was written; null when never
 */
function mayReload(noted: string | null, now: number): boolean {
  const last = noted === null ? Number.NaN : Number(noted)
  return !Number.isFinite(last) || last > now || now - last > PAUSE_MS
}
