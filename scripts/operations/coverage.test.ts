import { buildSchema, parse } from 'graphql/index.js'
import { describe, expect, it } from 'vitest'
import { coveredProducts } from './build.ts'
import { askedIn, coverageProblems, offeredIn } from './coverage.ts'

const SESSION = 'the pages use /accounts/session, which keeps the refresh token in a cookie'
const BY_LIST = 'the list that pages read has all of it'
const BY_GOAL = 'the page of a goal has its milestones'
const BY_KIND = 'a list of the documents; on pages each kind has a list of its own'
const BY_FEED = 'the feed tells live of what is new, and counts nothing'

const TO_COME = 'its page is on its way'

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
    'Query.archiveTask': TO_COME,
    'Query.archiveTasks': TO_COME,
    'Query.comments': TO_COME,
    'Query.compareLetterVersions': TO_COME,
    'Query.conversation': TO_COME,
    'Query.conversations': TO_COME,
    'Query.deletedLetters': TO_COME,
    'Query.familyTree': TO_COME,
    'Query.inactiveUsers': TO_COME,
    'Query.invitations': TO_COME,
    'Query.letter': TO_COME,
    'Query.letterVersion': TO_COME,
    'Query.letterVersions': TO_COME,
    'Query.lettersOfPerson': TO_COME,
    'Query.lettersOnThisDay': TO_COME,
    'Query.members': TO_COME,
    'Query.messages': TO_COME,
    'Query.myComments': TO_COME,
    'Query.myReactions': TO_COME,
    'Query.pendingUsers': TO_COME,
    'Query.person': TO_COME,
    'Query.profile': TO_COME,
    'Query.upload': 'finishing an upload answers with what became of it',
    'Mutation.addComment': TO_COME,
    'Mutation.addParticipant': TO_COME,
    'Mutation.approveUser': TO_COME,
    'Mutation.cancelInvitation': TO_COME,
    'Mutation.contactAdmins': TO_COME,
    'Mutation.createGroupConversation': TO_COME,
    'Mutation.createLetter': TO_COME,
    'Mutation.createPerson': TO_COME,
    'Mutation.deactivateUser': TO_COME,
    'Mutation.deleteComment': TO_COME,
    'Mutation.deleteConversation': TO_COME,
    'Mutation.deleteLetter': TO_COME,
    'Mutation.deleteMessage': TO_COME,
    'Mutation.editComment': TO_COME,
    'Mutation.editLetter': TO_COME,
    'Mutation.exportArchive': TO_COME,
    'Mutation.importArchive': TO_COME,
    'Mutation.inviteRelative': TO_COME,
    'Mutation.leaveConversation': TO_COME,
    'Mutation.linkPerson': TO_COME,
    'Mutation.markConversationRead': TO_COME,
    'Mutation.openDirectConversation': TO_COME,
    'Mutation.reactivateUser': TO_COME,
    'Mutation.relatePeople': TO_COME,
    'Mutation.removeParticipant': TO_COME,
    'Mutation.removeReaction': TO_COME,
    'Mutation.renameConversation': TO_COME,
    'Mutation.restoreLetter': TO_COME,
    'Mutation.revertLetter': TO_COME,
    'Mutation.sendMessage': TO_COME,
    'Mutation.setLetterScan': TO_COME,
    'Mutation.setReaction': TO_COME,
    'Mutation.setUserAdmin': TO_COME,
    'Mutation.unlinkPerson': TO_COME,
    'Mutation.unrelatePeople': TO_COME,
    'Mutation.updatePerson': TO_COME,
    'Subscription.commentAdded': TO_COME,
    'Subscription.messageAdded': TO_COME,
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
