import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SampleName } from './drawSample.ts'
import type { FoundDiscount } from './judgeLine.ts'

/** A discount in the terms of page-api's `Discount`, as far as a line can say it. `other`: a saving that no typed value says. */
export type LabelledDiscount = FoundDiscount | { kind: 'none' }

/**
 * What was read in a line by eye, before the import was run on it: facts alone, no word of the line.
 *
 * - `codes`: every code that all may use, spelled as the line spells it, also those that only an address holds
 *   (`?coupon=`, `?promo=`, `?code=`, `/discount/CODE`, `/coupons/CODE`, `/promo/CODE`, the offer at the end of a
 *   gumroad.com or gum.co address).
 * - `discounts`: what the offer may truly be headed with; finding any one of them is right.
 *   One saving said twice ("$9, 40% off") gives both. Several plans ("20% monthly, 50% yearly") give each, and the
 *   greatest with `upTo`. "Up to" and ranges are the upper end with `upTo`; "over 40%" and "> 40%" are 40.
 *   A price has `was` where the line names it. `$` is USD. What is free for a time is `free`; credit is `other`.
 * - An item of a list of products below an offer gives `none` and what the offer above gives: either is right.
 */
export interface Label {
  file: string
  /** From 1. */
  line: number
  /** Of the line, as `hashLine` makes it. */
  hash: string
  codes: string[]
  discounts: LabelledDiscount[]
}

/** @returns the labels of a sample, in the order of its lines */
export function readLabels(sample: SampleName): Label[] {
  return readFileSync(path.join(import.meta.dirname, 'labels', `${sample}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Label)
}
