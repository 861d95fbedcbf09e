import { median } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'
import type { SearchSize } from './size.ts'

const MEGABYTE = 1024 ** 2
const HIGH = 0.99

/** Milliseconds of each search. */
export interface Measured {
  readonly name: string
  readonly few: readonly number[]
  readonly many: readonly number[]
  /** How many times dearer it may be among ten times as many. */
  readonly ratioMax: number
}

export interface SearchFindings {
  readonly size: SearchSize
  readonly measured: readonly Measured[]
  readonly sizes: readonly { readonly bytes: number; readonly builtMs: number }[]
}

const high = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * HIGH) - 1] ?? 0
}

const ratioOf = ({ few, many }: Measured) => median(many) / median(few)

export const searchTargets = ({ measured }: SearchFindings) =>
  measured.map((one) => ({ name: one.name, isReached: ratioOf(one) <= one.ratioMax }))

const ms = (value: number) => `${value.toFixed(2)} ms`
const number = (value: number) => value.toLocaleString('en-GB')

export function searchReport(findings: SearchFindings): string {
  const { size, measured, sizes } = findings
  const targets = searchTargets(findings)
  const rows = measured.map((one, place) => [
    one.name,
    ms(median(one.few)),
    ms(high(one.few)),
    ms(median(one.many)),
    ms(high(one.many)),
    `${ratioOf(one).toFixed(2)}×`,
    `≤ ${one.ratioMax}×`,
    targets[place]?.isReached ? 'reached' : 'MISSED',
  ])
  const head = ['search', 'few p50', 'p99', 'many p50', 'p99', 'ratio', 'needed', '']
  const counts = [
    ...size.startups.map((count) => `${number(count)} startups`),
    ...size.letters.map((count) => `${number(count)} letters`),
  ]
  const files = sizes.map(({ bytes, builtMs }, place) => [
    counts[place] ?? '',
    `${(bytes / MEGABYTE).toFixed(1)} MB`,
    `${(builtMs / 1000).toFixed(1)} s`,
  ])
  return [
    `The first page of 20 hits with snippets, read anew through the policy, on LMDB: among ${number(size.startups[0])} startups (few) and
${number(size.startups[1])} (many), ${number(size.letters[0])} letters and ${number(size.letters[1])}; both take turns. A rare word is in five of them, a common one
in every third. Counts are of up to 10,000 hits, by five facets of startups and three of letters.`,
    markdownTable(head, rows),
    markdownTable(['index of', 'file', 'built in'], files),
  ].join('\n\n')
}
