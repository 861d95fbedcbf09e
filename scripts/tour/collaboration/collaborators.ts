import { isDeepStrictEqual } from 'node:util'
import { settled, text } from '../goals/people.ts'
import { made, type Page, type Scene, seeRefusal } from './cast.ts'
import { accept, invite, on, type Place, type Work } from './invites.ts'

interface Listed {
  readonly user: { readonly nickname: string }
  readonly role: string
}

interface Mine {
  readonly resourceType: string
  readonly title: string
  readonly role: string
}

const OF = 'items { resourceType title role }'

async function seeWork({ cast, report }: Scene, { goal, task }: Work): Promise<void> {
  const { ana, ben, vera } = cast
  const { see } = report
  const { items } = await vera.ask<Page<Listed>>(
    `{ collaborators(${on(goal)}) { items { user { nickname } role joinedAt } } }`,
  )
  const names = items.map(({ user, role }) => `${user.nickname}: ${role}`).sort()
  see(
    'everybody who takes part sees who does',
    isDeepStrictEqual(names, ['ben: collaborator', 'dora: collaborator', 'vera: viewer']),
    names,
  )
  const added = await made(ben, `createTask(goalId: ${text(goal.id)}, title: "Run 5 km")`)
  const done = await ben.ask<{ done: boolean }>(
    `mutation { completeTask(taskId: ${text(added)}) { done creator { nickname } } }`,
  )
  see('a collaborator adds a task and does it', done.done, done)
  await seeRefusal(report, 'a viewer does not', {
    who: vera,
    document: `mutation { completeTask(taskId: ${text(task.id)}) { id } }`,
    code: 'FORBIDDEN',
  })
  await seeRefusal(report, 'only the owner invites', {
    who: ben,
    document: `mutation { inviteCollaborator(${on(goal)}, nickname: "cem") { id } }`,
    code: 'FORBIDDEN',
  })
  const seen = await ben.ask<{ lastSeenAt: string }>(
    `mutation { markResourceSeen(${on(goal)}) { lastSeenAt } }`,
  )
  const again = await ben.ask<{ lastSeenAt: string }>(
    `mutation { markResourceSeen(${on(goal)}) { lastSeenAt } }`,
  )
  see('when they looked last is kept, to the minute', isDeepStrictEqual(seen, again), seen)
  const own = await ana.ask<Page<Mine>>(`{ myCollaborations { ${OF} } }`)
  see('what one owns is no collaboration', own.items.length === 0)
}

/** Ends with Cem as a stranger again. */
async function seeTypes({ cast, report }: Scene, { task, quest }: Work): Promise<void> {
  const { ana, ben, cem } = cast
  const goal: Place = { type: 'goal', id: await made(ana, 'createGoal(title: "Read more")') }
  for (const place of [goal, task, quest])
    await accept(cem, place, await invite(ana, place, 'nickname: "cem"'))
  const all = await settled(
    () => cem.ask<Page<Mine>>(`{ myCollaborations { ${OF} } }`),
    ({ items }) => items.length === 3,
  )
  const types = all.items.map(({ resourceType }) => resourceType).sort()
  report.see('my collaborations', isDeepStrictEqual(types, ['goal', 'quest', 'task']), all.items)
  for (const type of types) {
    const { items } = await cem.ask<Page<Mine>>(
      `{ myCollaborations(resourceType: ${type}) { ${OF} } }`,
    )
    report.see(`by type: ${type}`, items.length === 1 && items[0]?.resourceType === type, items)
  }
  const reading = (place: Place) => `{ comments(${on(place)}) { items { id } } }`
  for (const place of [goal, quest])
    await cem.ask(`mutation { leaveResource(${on(place)}) { userId } }`)
  await seeRefusal(report, 'who leaves is out at once', {
    who: cem,
    document: reading(quest),
    code: 'NOT_FOUND',
  })
  await ana.ask(`mutation { removeCollaborator(${on(task)}, userId: ${text(cem.id)}) { userId } }`)
  await seeRefusal(report, 'and so is who is removed', {
    who: cem,
    document: reading(task),
    code: 'NOT_FOUND',
  })
  const through = await ben.refusal(reading(task))
  report.see("a goal's collaborators count on its tasks", through === undefined, through)
}

export async function tourCollaborators(scene: Scene, work: Work): Promise<void> {
  scene.report.line('Build 1: collaborators and viewers, my collaborations by type')
  await seeWork(scene, work)
  await seeTypes(scene, work)
}
