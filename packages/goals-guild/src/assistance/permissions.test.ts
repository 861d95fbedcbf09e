import { whoMayNot } from '@longtable/testing/permissions'
import { idOf } from '../testing/guild-world.ts'
import {
  type Cast,
  everyone,
  type FurtherRole,
  guildRoles,
  type Outcome,
} from '../testing/roles.ts'
import { makeGoal } from '../testing/work.ts'
import { addHelper } from './add-helper.ts'
import { askForHelp } from './ask-for-help.ts'
import { assistanceFeature } from './assistance.feature.ts'
import { closeAssistThread } from './close-assist-thread.ts'
import { leaveAssistThread } from './leave-assist-thread.ts'
import { removeHelper } from './remove-helper.ts'

/** For followers, so that a row shows both: who sees it but takes no part, and who does not. */
async function threadOf({ owner }: Cast) {
  const { id: goalId } = await makeGoal(owner, { visibility: 'followers' })
  const { id: threadId } = await askForHelp(owner, { goalId, title: 'Breathing', text: 'How?' })
  return { threadId, goalId }
}

async function closedThreadOf(cast: Cast) {
  const made = await threadOf(cast)
  await closeAssistThread(cast.owner, { threadId: made.threadId })
  return { threadId: made.threadId }
}

const onlyThread = async (cast: Cast) => ({ threadId: (await threadOf(cast)).threadId })

async function threadAndHelperOf(cast: Cast) {
  const helper = await cast.world.person(`helper${(await cast.world.items()).length}`)
  return { ...(await onlyThread(cast)), userId: idOf(helper) }
}

const helping = ({ owner, asker }: Cast, threadId: string) =>
  addHelper(owner, { threadId, userId: idOf(asker) })

const helper = (outcome: Outcome): Record<string, FurtherRole> => ({
  helper: {
    become: async (cast, { threadId }) => void (await helping(cast, threadId)),
    outcome,
  },
})

const former: Record<string, FurtherRole> = {
  leftHelper: {
    async become(cast, { threadId }) {
      await helping(cast, threadId)
      await leaveAssistThread(cast.asker, { threadId })
    },
    outcome: 'NOT_FOUND assistance.unknown',
  },
  removedHelper: {
    async become(cast, { threadId }) {
      await helping(cast, threadId)
      await removeHelper(cast.owner, { threadId, userId: idOf(cast.asker) })
    },
    outcome: 'NOT_FOUND assistance.unknown',
  },
}

const hidden = (follower: Outcome) => everyone('NOT_FOUND assistance.unknown', { follower })
const OWNERS = hidden('FORBIDDEN assistance.not-owner')
const PARTICIPANTS = hidden('FORBIDDEN assistance.not-helping')
const NOT_OWNER = helper('FORBIDDEN assistance.not-owner')

const THREAD = 'mutation ($threadId: ID!)'

whoMayNot(assistanceFeature, guildRoles, [
  {
    operation: 'Query.assistThread',
    document: 'query ($threadId: ID!) { assistThread(threadId: $threadId) { id } }',
    variables: onlyThread,
    outcomes: hidden('allowed'),
    also: { ...helper('allowed'), ...former },
    allowedFor: 'owner',
  },
  {
    operation: 'Query.assistThreads',
    document: 'query ($goalId: ID!) { assistThreads(goalId: $goalId) { items { id } } }',
    variables: async (cast) => ({ goalId: (await threadOf(cast)).goalId }),
    outcomes: everyone('NOT_FOUND goals.unknown', { follower: 'allowed' }),
    allowedFor: 'owner',
  },
  {
    operation: 'Query.myAssistThreads',
    document: '{ myAssistThreads { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Query.helpingThreads',
    document: '{ helpingThreads { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Query.assistHelpers',
    document: 'query ($threadId: ID!) { assistHelpers(threadId: $threadId) { items { since } } }',
    variables: onlyThread,
    outcomes: PARTICIPANTS,
    also: { ...helper('allowed'), ...former },
    allowedFor: 'owner',
  },
  {
    operation: 'Query.assistMessages',
    document: 'query ($threadId: ID!) { assistMessages(threadId: $threadId) { items { id } } }',
    variables: onlyThread,
    outcomes: PARTICIPANTS,
    also: { ...helper('allowed'), ...former },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.askForHelp',
    document: `mutation ($goalId: ID!) {
      askForHelp(goalId: $goalId, title: "Breathing", text: "How?") { id }
    }`,
    variables: async (cast) => ({ goalId: (await threadOf(cast)).goalId }),
    outcomes: everyone('NOT_FOUND goals.unknown', { follower: 'FORBIDDEN goals.not-owner' }),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.joinAssistThread',
    document: `${THREAD} { joinAssistThread(threadId: $threadId) { role } }`,
    variables: onlyThread,
    outcomes: hidden('allowed'),
    also: { ...helper('allowed'), ...former },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.addHelper',
    document: `mutation ($threadId: ID!, $userId: ID!) {
      addHelper(threadId: $threadId, userId: $userId) { isHelping }
    }`,
    variables: threadAndHelperOf,
    outcomes: OWNERS,
    also: { ...NOT_OWNER, ...former },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.removeHelper',
    document: `mutation ($threadId: ID!, $userId: ID!) {
      removeHelper(threadId: $threadId, userId: $userId) { isHelping }
    }`,
    variables: threadAndHelperOf,
    outcomes: OWNERS,
    also: { ...NOT_OWNER, ...former },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.leaveAssistThread',
    document: `${THREAD} { leaveAssistThread(threadId: $threadId) { isHelping } }`,
    variables: onlyThread,
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.sendAssistMessage',
    document: `${THREAD} { sendAssistMessage(threadId: $threadId, text: "Slowly") { id } }`,
    variables: onlyThread,
    outcomes: PARTICIPANTS,
    also: { ...helper('allowed'), ...former },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.closeAssistThread',
    document: `${THREAD} { closeAssistThread(threadId: $threadId) { status } }`,
    variables: onlyThread,
    outcomes: OWNERS,
    also: { ...NOT_OWNER, ...former },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.reopenAssistThread',
    document: `${THREAD} { reopenAssistThread(threadId: $threadId) { status } }`,
    variables: closedThreadOf,
    outcomes: OWNERS,
    allowedFor: 'owner',
  },
])
