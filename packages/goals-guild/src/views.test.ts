import { apiOf } from '@longtable/testing/system'
import { stores } from '@longtable/testing'
import type { Item } from '@longtable/store'
import { describe, expect, it } from 'vitest'
import { goalsGuildSystem } from './system.ts'
import { openScene, type Scene } from './testing/event-story.ts'
import { createGuildWorld } from './testing/guild-world.ts'

/** One thing with as much in it as there can be, and where a client sees it. */
interface Shown {
  /** Asks for it; gives it as a client gets it, with all of these fields. */
  readonly ask: (scene: Scene, fields: string) => Promise<unknown>
  /** `type` of the stored item, the newest of which it is. */
  readonly stored: string
  /** Fields that are called otherwise in the item. */
  readonly from?: Readonly<Record<string, string>>
  /** Fields that nothing is stored of; what is shown. */
  readonly shown?: Readonly<Record<string, unknown>>
}

interface TypeLike {
  readonly getFields?: () => Readonly<Record<string, FieldLike>>
  readonly ofType?: TypeLike
}
interface FieldLike {
  readonly args: readonly unknown[]
  readonly type: TypeLike
}

const named = (type: TypeLike): TypeLike => (type.ofType ? named(type.ofType) : type)

/** The fields of a type that have no fields themselves. */
const leavesOf = (type: string): string[] =>
  Object.entries((apiOf(goalsGuildSystem).schema.getType(type) as TypeLike).getFields?.() ?? {})
    .filter(([, field]) => field.args.length === 0 && !named(field.type).getFields)
    .map(([name]) => name)

const goal = async ({ act, ana }: Scene) =>
  (
    await act(
      ana,
      'createGoal(title: "Run", description: "Far", tags: ["a"], deadline: "2027-01-01T00:00:00Z", visibility: public) { id }',
    )
  ).id as string

const onGoal = async (scene: Scene) => `resourceType: goal, resourceId: "${await goal(scene)}"`

const views: Readonly<Record<string, Shown>> = {
  Goal: {
    stored: 'Goal',
    async ask(scene, fields) {
      const goalId = await goal(scene)
      const task = `createTask(goalId: "${goalId}", title: "Go") { id }`
      const [{ id }] = [await scene.act(scene.ana, task), await scene.act(scene.ana, task)]
      await scene.act(scene.ana, `completeTask(taskId: "${id}") { id }`)
      return scene.act(
        scene.ana,
        `setGoalStatus(goalId: "${goalId}", status: completed) { ${fields} }`,
      )
    },
    shown: { progress: 50, role: 'owner' },
  },
  Task: {
    stored: 'Task',
    async ask(scene, fields) {
      const on = `goalId: "${await goal(scene)}", title: "Go", note: "Far", dueAt: "2027-01-01T00:00:00Z"`
      const { id } = await scene.act(scene.ana, `createTask(${on}) { id }`)
      return scene.act(scene.ana, `completeTask(taskId: "${id}") { ${fields} }`)
    },
  },
  Milestone: {
    stored: 'Milestone',
    async ask(scene, fields) {
      const on = `goalId: "${await goal(scene)}", name: "Half", description: "Way", percentage: 50`
      return scene.act(scene.ana, `createMilestone(${on}) { ${fields} }`)
    },
    shown: { achievedAt: null },
  },
  Quest: {
    stored: 'Quest',
    ask: ({ act, ana }, fields) =>
      act(
        ana,
        `createQuest(title: "Q", description: "D", difficulty: hard, kind: quantitative, targetCount: 3,
          periodSeconds: 3600, countScope: any, tags: ["b"], startAt: "2026-01-16T00:00:00Z",
          deadline: "2027-01-01T00:00:00Z") { ${fields} }`,
      ),
    from: { target: 'targetCount' },
    shown: {
      endsAt: '2026-01-16T01:00:00.000Z',
      isOverdue: false,
      linkedGoalIds: [],
      linkedTaskIds: [],
    },
  },
  Group: {
    stored: 'Group',
    async ask({ act, ana }, fields) {
      const { id } = await act(
        ana,
        'createGroup(name: "G", description: "D", tags: ["c"], withRoom: true, isPersistent: false) { id }',
      )
      return act(ana, `archiveGroup(groupId: "${id}") { ${fields} }`)
    },
    shown: { amInvited: false, myRole: 'owner' },
  },
  Comment: {
    stored: 'Comment',
    async ask(scene, fields) {
      const on = await onGoal(scene)
      const { id: parentId } = await scene.act(scene.ana, `addComment(${on}, text: "A") { id }`)
      const reply = `addComment(${on}, parentId: "${parentId}", text: "B") { id }`
      const { id } = await scene.act(scene.ana, reply)
      scene.world.world.advance(1000)
      return scene.act(scene.ana, `editComment(commentId: "${id}", text: "C") { ${fields} }`)
    },
    from: { id: 'commentId', authorId: 'userId' },
    shown: {
      authorName: 'ana',
      deletedAt: null,
      isDeleted: false,
      isShared: false,
      replyCount: 0,
    },
  },
  CollaborationInvite: {
    stored: 'CollaborationInvite',
    ask: async (scene, fields) =>
      scene.act(
        scene.ana,
        `inviteCollaborator(${await onGoal(scene)}, userId: "${scene.benId}", message: "Come") { ${fields} }`,
      ),
    from: { id: 'inviteId' },
    shown: { resourceTitle: 'Run', inviteeEmail: null },
  },
  Offer: {
    stored: 'Offer',
    async ask({ act, root, ana, anaId }, fields) {
      await act(root, `setUserRoles(userId: "${anaId}", roles: [partner]) { id }`)
      const offer = 'companyId: "acme", title: "Shoes", description: "New", tags: ["d"]'
      return act(ana, `createOffer(${offer}) { ${fields} }`)
    },
  },
  AssistThread: {
    stored: 'AssistThread',
    ask: async (scene, fields) =>
      scene.act(
        scene.ana,
        `askForHelp(goalId: "${await goal(scene)}", title: "H", text: "How?") { ${fields} }`,
      ),
    shown: { role: 'owner' },
  },
  AssistMessage: {
    stored: 'AssistMsg',
    async ask(scene, fields) {
      const asked = `askForHelp(goalId: "${await goal(scene)}", title: "H", text: "How?") { id }`
      const { id } = await scene.act(scene.ana, asked)
      return scene.act(scene.ana, `sendAssistMessage(threadId: "${id}", text: "So") { ${fields} }`)
    },
  },
  Message: {
    stored: 'Message',
    async ask({ act, ana, benId }, fields) {
      const { id } = await act(ana, `openDirectRoom(userId: "${benId}") { id }`)
      return act(ana, `sendMessage(roomId: "${id}", text: "Hi") { ${fields} }`)
    },
    shown: { deletedAt: null, editedAt: null, expiresAt: null, isMine: true },
  },
  Profile: {
    stored: 'User',
    ask: ({ act, ana }, fields) =>
      act(
        ana,
        `updateProfile(bio: "B", birthDate: "1990-01-01", country: "DE", gender: "g", language: "de", timeZone: "Europe/Berlin",
          pronouns: "p", tags: ["e"], fullName: "Ana A", nickname: "annie") { ${fields} }`,
      ),
    shown: { roles: [], avatarUrl: null },
  },
  Activity: {
    stored: 'Activity',
    ask: ({ act, ana }, fields) =>
      act(ana, `postActivity(text: "Hello", tags: ["f"], visibility: public) { ${fields} }`),
    from: { id: 'activityId', text: 'previewText' },
    shown: {
      goalId: null,
      groupId: null,
      groupName: null,
      detail: null,
      percentage: null,
      rewardXp: null,
      requestId: null,
      commentCount: 0,
    },
  },
}

const newest = (items: readonly Item[], type: string): Item => {
  const found = items.filter((item) => item['type'] === type)
  const latest = found.toSorted((a, b) =>
    String(a['updatedAt'] ?? a['createdAt']) < String(b['updatedAt'] ?? b['createdAt']) ? 1 : -1,
  )[0]
  if (!latest) throw new Error(`No ${type} is stored.`)
  return latest
}

describe.each(stores)('every field shows what is stored, on $name', (store) => {
  it.each(Object.entries(views))('%s', async (type, { ask, stored, from = {}, shown = {} }) => {
    await using world = await createGuildWorld(store)
    const scene = await openScene(world)
    world.world.advance(60_000)
    const fields = leavesOf(type)
    expect(fields.length).toBeGreaterThan(4)
    const answer = await ask(scene, fields.join(' '))
    const item = newest(await world.items(), stored)
    const expected = fields.map((field) => {
      if (field in shown) return [field, shown[field]]
      const value = item[from[field] ?? field]
      // Nothing that is merely missing on both sides passes.
      expect(value, `${stored}.${field}`).toBeDefined()
      return [field, value]
    })
    expect(answer).toEqual(Object.fromEntries(expected))
  })
})
