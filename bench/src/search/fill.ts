import { Startup, User } from '@longtable/collab-hub'
import { toItem } from '@longtable/entity'
import { Letter, UserProfile } from '@longtable/hold-that-thought'
import type { Item } from '@longtable/store'
import { idAt, START } from '../feed/graph.ts'

const DAY_MS = 86_400_000
const VOCABULARY = 20_000
const WORDS_EACH = 120
/** Of each word that is rare, whatever the size: the search for it is the same work. */
const RARE_EACH = 5
const INDUSTRIES = ['Energy', 'Food', 'Health', 'Housing', 'Learning', 'Music', 'Sea', 'Textiles']
const PLACES = ['Graz', 'Lisbon', 'Łódź', 'Osaka', 'Recife', 'Zürich']
const STAGES = ['IDEA', 'MVP', 'GROWTH', 'SCALE'] as const

export const READER = idAt(START, 0)

/** Few words are in most texts and most are in few, as in any language. */
function wordAt(seed: number): string {
  const share = ((seed * 2_654_435_761) >>> 0) / 2 ** 32
  return `w${Math.floor(VOCABULARY ** share).toString(36)}`
}

const textAt = (place: number): string =>
  Array.from({ length: WORDS_EACH }, (_, n) => wordAt(place * WORDS_EACH + n)).join(' ')

/** One in three texts has it. */
export const COMMON = 'lighthouse'
/** One in two. */
export const OTHER_COMMON = 'harbour'
export const rareWord = (place: number): string => `rare${place.toString(36)}x`

const ownWords = (place: number): string =>
  [
    rareWord(Math.floor(place / RARE_EACH)),
    ...(place % 3 === 0 ? [COMMON] : []),
    ...(place % 2 === 0 ? [OTHER_COMMON] : []),
  ].join(' ')

const times = (at: number) => ({
  createdAt: new Date(at).toISOString(),
  updatedAt: new Date(at).toISOString(),
})

/** Nine in ten are seen by everybody. */
export function* startups(count: number): Generator<Item> {
  yield toItem(User, {
    userId: READER,
    email: 'reader@example.com',
    role: 'FOUNDER',
    firstName: 'Reader',
    lastName: 'Example',
    status: 'ACTIVE',
    subscriptionStatus: 'NONE',
    subscriptionTier: 'FREE',
    ...times(START),
  })
  for (let place = 0; place < count; place++) {
    const at = START + place * 1000
    yield toItem(Startup, {
      startupId: idAt(at, place),
      founderId: READER,
      name: `Startup ${wordAt(place)} ${place}`,
      tagline: `Makes ${wordAt(place + 7)} and ${wordAt(place + 11)}`,
      description: `${textAt(place)} ${ownWords(place)}`,
      industry: INDUSTRIES[place % INDUSTRIES.length] as string,
      stage: STAGES[place % STAGES.length] as (typeof STAGES)[number],
      visibility: place % 10 === 0 ? 'PRIVATE' : 'PUBLIC',
      status: 'ACTIVE',
      teamSize: 3,
      location: PLACES[place % PLACES.length] as string,
      tags: [wordAt(place), wordAt(place + 3), wordAt(place + 5)],
      ...times(at),
    })
  }
}

/** One a day, backwards. */
export function* letters(count: number): Generator<Item> {
  yield toItem(UserProfile, {
    userId: READER,
    email: 'reader@example.com',
    displayName: 'Reader',
    isProfilePrivate: false,
    notifyOnMessage: false,
    notifyOnComment: false,
    mediaUploadCount: 0,
    status: 'active',
    groups: ['approved'],
    isApproved: true,
    ...times(START),
  })
  for (let place = 0; place < count; place++) {
    const date = new Date(START - place * DAY_MS).toISOString().slice(0, 10)
    yield toItem(Letter, {
      letterId: date,
      date,
      title: `Letter ${wordAt(place)}`,
      content: `${textAt(place * 2)} ${ownWords(place)} ${textAt(place * 2 + 1)}`,
      place: PLACES[place % PLACES.length] as string,
      versionCount: 1,
      updatedBy: READER,
      ...times(START),
    })
  }
}
