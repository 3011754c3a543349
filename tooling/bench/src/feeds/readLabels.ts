import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SampleName } from './drawSample.ts'
import type { Label } from './Label.ts'

/** @returns the labels of a sample, in the order of its lines */
export function readLabels(sample: SampleName): Label[] {
  return readFileSync(path.join(import.meta.dirname, 'labels', `${sample}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Label)
}
