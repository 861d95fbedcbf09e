import { whoMayNot } from '@longtable/testing/permissions'
import { forMembers } from '../testing/group-roles.ts'
import { type Cast, everyone, forEveryone, guildRoles } from '../testing/roles.ts'
import { createQuest } from './create-quest.ts'
import { questsFeature } from './quests.feature.ts'

async function questOf({ owner }: Cast) {
  const input = createQuest.input.parse({
    title: 'Ten tasks',
    difficulty: 'easy',
    kind: 'quantitative',
    targetCount: 10,
    periodSeconds: 86_400,
  })
  const { id: questId } = await createQuest(owner, input)
  return { questId }
}

const HIDDEN = everyone('NOT_FOUND quests.unknown')

whoMayNot(questsFeature, guildRoles, [
  forMembers('groupLeaderboard', 'items { xp }'),
  forEveryone(
    'Mutation.createQuest',
    `mutation {
      createQuest(
        title: "Mine"
        difficulty: easy
        kind: quantitative
        targetCount: 3
        periodSeconds: 3600
      ) { id }
    }`,
  ),
  {
    operation: 'Mutation.cancelQuest',
    document: 'mutation ($questId: ID!) { cancelQuest(questId: $questId) { id } }',
    variables: questOf,
    outcomes: HIDDEN,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.deleteQuest',
    document: 'mutation ($questId: ID!) { deleteQuest(questId: $questId) { questId } }',
    variables: questOf,
    outcomes: everyone('FORBIDDEN users.not-admin'),
    allowedFor: 'admin',
  },
  {
    operation: 'Query.quest',
    document: 'query ($questId: ID!) { quest(questId: $questId) { id } }',
    variables: questOf,
    outcomes: HIDDEN,
    allowedFor: 'owner',
  },
  forEveryone('Query.quests', '{ quests { items { id } } }'),
  forEveryone('Query.myXp', '{ myXp { xp level } }'),
  forEveryone('Query.myXpEntries', '{ myXpEntries { items { xp } } }'),
  forEveryone('Query.leaderboard', '{ leaderboard { items { xp user { id } } } }'),
  forEveryone('Query.followedLeaderboard', '{ followedLeaderboard { items { xp user { id } } } }'),
])
