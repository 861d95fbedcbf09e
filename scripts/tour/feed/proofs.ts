import { readFile } from 'node:fs/promises'
import type { Report } from '../server/report.ts'

const FEED = 'packages/goals-guild/src/feed'
const BENCH = 'bench/src/feed'

type Proof = readonly [of: string, file: string, title: string]

/** What a client cannot show from outside, the test that does, and a part of its title. */
const TESTS: readonly Proof[] = [
  [
    'exactness: 2,000 random steps against an oracle, also from a second process',
    `${FEED}/exactness.test.ts`,
    'at every moment on LMDB, also from a second process',
  ],
  ['with indexes that lag', `${FEED}/exactness.test.ts`, 'while its indexes lag'],
  ['on the DynamoDB adapter', `${FEED}/exactness.test.ts`, 'on DynamoDB when all is settled'],
  ['50,000 steps in `test:long`', `${FEED}/exactness.long.test.ts`, 'RUNS = 25'],
  [
    'fan-out that dies half-way, and dead letters',
    `${FEED}/fan-out.test.ts`,
    'goes on where it died, writes nothing twice, and is given up only for an operator',
  ],
  [
    'the second pass finds whom the first has missed',
    `${FEED}/fan-out.test.ts`,
    'reaches in its second pass whom the first has missed',
  ],
  ['cap and floor', `${FEED}/fan-out.test.ts`, 'and the page goes on below the cut'],
  [
    'promotion by itself, with hysteresis',
    `${FEED}/promotion.test.ts`,
    'comes with followers, and goes only after a week below both bounds',
  ],
  ['or by a busy day', `${FEED}/promotion.test.ts`, 'comes with a busy day'],
  ['50 at once keep a head right', `${FEED}/feed-races.test.ts`, 'no key is lost from its head'],
  [
    'every operation × who may not',
    'packages/goals-guild/src/features.test.ts',
    'every feature proves in its folder who may not use it',
  ],
  ['the rows of the feed', `${FEED}/permissions.test.ts`, 'Query.myFeed'],
]

/** `npm run bench feed` measures them on this machine; these are the lines that judge. */
const BENCHES: readonly Proof[] = [
  ['items decoded for a page', `${BENCH}/report.ts`, 'items decoded for a page'],
  [
    'the cost does not grow with the number followed',
    `${BENCH}/report.ts`,
    'cost at 2,000 followed',
  ],
  ['against the pure fan-out read', `${BENCH}/report.ts`, 'to the fan-out read'],
  ['against the documented naive read', `${BENCH}/report.ts`, 'naive read at 2,000 to ours'],
  ['page 10 against page 1', `${BENCH}/report.ts`, 'page 10 to page 1'],
  ['calls and rounds on the DynamoDB adapter', `${BENCH}/report.ts`, 'DynamoDB calls for page 1'],
  ['a post to 10,000 followers against bare lmdb', `${BENCH}/report.ts`, 'to bare lmdb'],
  ['reads while another process carries', `${BENCH}/report.ts`, 'while another process carries'],
  ['killed in the middle, without repeats', `${BENCH}/report.ts`, 'killed half-way'],
  ['cold start and memory', `${BENCH}/report.ts`, 'of heap for 100,000 activities'],
]

async function seeAll({ see }: Report, proofs: readonly Proof[]): Promise<void> {
  for (const [of, file, title] of proofs) {
    const source = await readFile(file, 'utf8').catch(() => '')
    see(of, source.includes(title), file)
  }
}

export async function tourProofs(report: Report): Promise<void> {
  report.line('Must show: what only tests can (`npm test` runs them)')
  await seeAll(report, TESTS)
  report.line('Must show: cost, fan-out and cold start (`npm run bench feed` measures them)')
  await seeAll(report, BENCHES)
}
