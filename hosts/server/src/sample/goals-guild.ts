import type { Item } from '@longtable/store'
import { goalsSample, marathon } from './goals-guild/goals.ts'
import { peopleSample } from './goals-guild/people.ts'
import { talkSample } from './goals-guild/talk.ts'

export const goalsGuildSample: readonly Item[] = [
  ...peopleSample(marathon.id),
  ...goalsSample,
  ...talkSample,
]
