import { buildSchema, parse } from 'graphql/index.js'
import { describe, expect, it } from 'vitest'
import { coveredProducts } from './build.ts'
import { askedIn, coverageProblems, offeredIn } from './coverage.ts'

const SESSION = 'the pages use /accounts/session, which keeps the refresh token in a cookie'
const BY_LIST = 'the list that pages read has all of it'
const BY_GOAL = 'the page of a goal has its milestones'
const BY_KIND = 'a list of the documents; on pages each kind has a list of its own'
const BY_FEED = 'the feed tells live of what is new, and counts nothing'

/** What no page uses, and why. */
const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/web/src/account': {
    'Mutation.refresh': SESSION,
    'Mutation.signIn': SESSION,
    'Mutation.signOut': SESSION,
    'Subscription.accountChanged': 'a session that has ended shows at the next request',
  },
  'apps/web/src/goals-guild': {
    'Query.allComments': 'pages show the newest first, and replies where they are asked for',
    'Query.collaborationInvite': BY_LIST,
    'Query.doIFollow': 'User.isFollowedByMe says it of everybody who is shown',
    'Query.feedMarker': BY_FEED,
    'Query.isNicknameAvailable': 'registering and renaming say it at the field',
    'Query.milestone': BY_GOAL,
    'Query.milestones': BY_GOAL,
    'Query.myMessages': 'rooms have what one wrote, and the export has all of it',
    'Query.newSince': BY_FEED,
    'Query.newestEntities': BY_KIND,
    'Query.timeline': BY_KIND,
    'Query.upload': 'finishing an upload answers with what became of it',
    'Query.user': 'pages find people by nickname',
    'Mutation.markFeedSeen': BY_FEED,
  },
  'apps/web/src/collab-hub': {
    'Query.report': BY_LIST,
    'Query.upload': 'finishing an upload answers with what became of it',
  },
  'apps/web/src/hold-that-thought': {
    'Query.archiveTask': BY_LIST,
    'Query.lettersOnThisDay': 'the home asks for the letter of the day, which has them beside it',
    'Query.upload': 'finishing an upload answers with what became of it',
  },
}

const sdl = buildSchema(
  'type Query { a: Int b: Int } type Mutation { c: Int } type Subscription { d: Int }',
)
const offered = offeredIn(sdl)
const asked = askedIn(parse('query A { x: a } subscription D { d } fragment F on Query { b }'))

describe('what pages use of an API', () => {
  it('is every operation, or there is a reason', () => {
    expect(offered).toEqual(['Query.a', 'Query.b', 'Mutation.c', 'Subscription.d'])
    expect(asked).toEqual(['Query.a', 'Subscription.d'])
    expect(
      coverageProblems({ offered, asked, unused: { 'Query.b': 'why', 'Mutation.c': 'why' } }),
    ).toEqual([])
    expect(coverageProblems({ offered, asked, unused: { 'Query.b': 'why' } })).toEqual([
      'Mutation.c: no page uses it',
    ])
  })

  it('needs no reason where it is used, or is no more', () => {
    const unused = { 'Query.a': 'why', 'Query.b': 'why', 'Mutation.c': 'why', 'Query.z': 'why' }
    expect(coverageProblems({ offered, asked, unused })).toEqual([
      'Query.a: a page uses it, so it needs no reason',
      'Query.z: is no operation',
    ])
  })

  it.each(coveredProducts())('is all of what $folder can ask for', ({ folder, ...covered }) => {
    expect(covered.offered.length).toBeGreaterThan(9)
    expect(coverageProblems({ ...covered, unused: UNUSED[folder] ?? {} })).toEqual([])
  })
})
