import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { RenderedPage } from '../../render/createReleaseRenderer.tsx'
import { adoptForms, encodedForms, type EncodedForms } from '../http/encodeText.ts'
import { createPageCache, type PageCache } from './createPageCache.ts'

/** A page as one process hands it to the next. */
export interface HandedPage extends Pick<RenderedPage, 'status' | 'headers'> {
  /** As `cacheKey` writes it. */
  key: string
  /** How long ago it was made. */
  ageMs: number
  /** What it reads; left out where `forms` has it compressed, in a tenth of the length. */
  html: string | undefined
  /** As visitors were sent it. */
  forms: EncodedForms
}

/** The pages of a process, which it keeps for visitors and for the process that comes in its place. */
export interface KeptPages {
  cache: PageCache<RenderedPage>
  /** All of them, what was asked for last first: it has come where the time is too short for all. Visitors come in between. */
  handOn: () => AsyncIterable<HandedPage>
  /**
   * @param handed in the order of `handOn`
   * @param sinceMs how long ago they were asked for: they have become so much older at most
   */
  take: (handed: readonly HandedPage[], sinceMs?: number) => void
}

export function createKeptPages(): KeptPages {
  const cache = createPageCache<RenderedPage>({ weigh: ({ html }) => html.length })
  return {
    cache,
    async *handOn() {
      for (const { key, value, ageMs } of cache.list()) {
        const { status, headers } = value
        const forms = await encodedForms(value)
        yield { key, ageMs, status, headers, html: forms.br ? undefined : value.html, forms }
        await yieldToOthers()
      }
    },
    take(handed, sinceMs = 0) {
      const read = handed.flatMap((page) => {
        const value = readPage(page)
        return value ? [{ key: page.key, value, ageMs: page.ageMs + sinceMs }] : []
      })
      cache.take(read)
    },
  }
}

/** @returns undefined for what cannot be read: who handed it over may run the code of before an update */
function readPage({ status, headers, html, forms }: HandedPage): RenderedPage | undefined {
  try {
    const page = { status, headers, html: html ?? readForm(forms), failures: [] }
    adoptForms(page, forms)
    return page
  } catch {
    return undefined
  }
}

function readForm({ br = Buffer.alloc(0) }: EncodedForms): string {
  return brotliDecompressSync(br).toString('utf8')
}
