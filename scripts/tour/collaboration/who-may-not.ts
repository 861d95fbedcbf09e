import { type Person, settled, text } from '../goals/people.ts'
import { itemsNaming, placesOf } from '../goals/table.ts'
import { type Page, type Scene, seeRefusal } from './cast.ts'
import type { Discussion } from './comments.ts'
import { invite, on, type Place } from './invites.ts'

export interface Standing {
  readonly goal: Place
  readonly discussion: Discussion
  readonly groupId: string
  readonly roomId: string
  readonly dora: Person
}

type Sample = readonly [what: string, who: Person, document: string, code: string]

async function seeSamples({ cast, report }: Scene, standing: Standing): Promise<void> {
  const { ana, ben, vera, cem } = cast
  const { goal, discussion, groupId, roomId } = standing
  const writing = `mutation { addComment(${on(goal)}, text: "x") { id } }`
  const reading = `{ comments(${on(goal)}) { items { id } } }`
  const reacting = `mutation { addReaction(commentId: ${text(discussion.reply)}, emoji: "👍") { emoji } }`
  const sending = `mutation { sendMessage(roomId: ${text(roomId)}, text: "x") { id } }`
  const inGroup = `groupId: ${text(groupId)}`
  const following = `mutation { inviteToGroup(${inGroup}, userId: ${text(cem.id)}) { userId } }`
  await invite(ana, goal, 'nickname: "cem"')
  const samples: readonly Sample[] = [
    ['an invitee before accepting reads nothing', cem, reading, 'NOT_FOUND'],
    ['and writes nothing', cem, writing, 'NOT_FOUND'],
    ['and reacts to nothing', cem, reacting, 'NOT_FOUND'],
    ['a viewer does not write', vera, writing, 'FORBIDDEN'],
    ['nor react', vera, reacting, 'FORBIDDEN'],
    ['a member invites nobody to a group', vera, following, 'FORBIDDEN'],
    [
      'who is not in a group hears nothing',
      cem,
      `{ messages(roomId: ${text(roomId)}) { items { id } } }`,
      'NOT_FOUND',
    ],
  ]
  for (const [what, who, document, code] of samples)
    await seeRefusal(report, what, { who, document, code })
  await ana.ask(`mutation { removeCollaborator(${on(goal)}, userId: ${text(ben.id)}) { userId } }`)
  await seeRefusal(report, 'a removed collaborator reads nothing', {
    who: ben,
    document: reading,
    code: 'NOT_FOUND',
  })
  await seeRefusal(report, 'and writes nothing', { who: ben, document: writing, code: 'NOT_FOUND' })
  await vera.ask(`mutation { leaveGroup(${inGroup}) { isMember } }`)
  await seeRefusal(report, 'a member who left writes nothing', {
    who: vera,
    document: sending,
    code: 'NOT_FOUND',
  })
}

async function seeBlock({ cast, report }: Scene): Promise<void> {
  const { ana, cem } = cast
  const own = await cem.ask<{ id: string }>('mutation { createGoal(title: "Mine") { id } }')
  await ana.ask(`mutation { blockUser(userId: ${text(cem.id)}) { isBlocked } }`)
  const documents = {
    'who is blocked does not invite': `mutation {
      inviteCollaborator(resourceType: goal, resourceId: ${text(own.id)}, nickname: "ana") { id }
    }`,
    'nor write to whom blocks them': `mutation { openDirectRoom(userId: ${text(ana.id)}) { id } }`,
  }
  for (const [what, document] of Object.entries(documents))
    await seeRefusal(report, what, { who: cem, document, code: 'NOT_FOUND' })
  const left = await settled(
    () => cem.ask<Page<object>>('{ receivedInvites(status: pending) { items { id } } }'),
    ({ items }) => items.length === 0,
  )
  report.see('and invites across the block are not shown', left.items.length === 0, left.items)
}

/** Of where somebody takes part, and of what they alone see. */
const OWN: readonly ((person: Person) => string)[] = [
  ({ id }) => `COLLABORATOR#${id}`,
  ({ id }) => `REACTION#${id}`,
  ({ id }) => `USER#${id} / NOTIFICATION`,
  ({ email }) => email,
]

/** Dora goes; what she has said stays. */
async function seeDeletion(
  { cast, stage, report }: Scene,
  { goal, dora }: Standing,
): Promise<void> {
  await dora.ask('mutation { deleteAccount { id } }')
  const names = await settled(
    async () => {
      const { items } = await cast.ana.ask<Page<{ authorName: string; text: string }>>(
        `{ allComments(${on(goal)}) { items { authorName text } } }`,
      )
      return items.filter(({ text: says }) => says?.startsWith('And me'))
    },
    ([one]) => one?.authorName === 'deleted user',
  )
  report.see('comments of a deleted account stay, as "deleted user"', names.length === 1, names)
  const rows = await settled(
    async () => {
      const items = await itemsNaming(stage.data, [dora.id, dora.email])
      return placesOf(items).filter((place) => OWN.some((own) => place.includes(own(dora))))
    },
    ({ length }) => length === 0,
  )
  report.see('its places, reactions and notifications go', rows.length === 0, rows)
}

export async function tourWhoMayNot(scene: Scene, standing: Standing): Promise<void> {
  scene.report.line('Must show: operation × who may not (every one of them: see the tests)')
  await seeSamples(scene, standing)
  await seeBlock(scene)
  scene.report.line('Deleted accounts')
  await seeDeletion(scene, standing)
}
