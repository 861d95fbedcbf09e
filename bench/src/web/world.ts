import type { Somebody, Stage } from '@longtable/web/testing/stage'

const DAY_MS = 24 * 60 * 60 * 1000
const GOALS = ['Run ten kilometres', 'Read twelve books', 'A quiet kitchen garden']
const STEPS = ['Lay out the shoes', 'Ask for the date', 'Write half a page', 'Buy seeds']
const POSTS = 24

export interface World {
  readonly ana: Somebody
  readonly ben: Somebody
  readonly goalId: string
  /** All steps are open again: every visit sees the same home. */
  reopen(): Promise<void>
}

interface Due {
  readonly tasksDue: { readonly items: readonly { readonly id: string; readonly done: boolean }[] }
}

async function reopen({ ask }: Somebody): Promise<void> {
  const { tasksDue } = await ask<Due>(
    '{ tasksDue(includeDone: true, first: 50) { items { id done } } }',
  )
  for (const { id, done } of tasksDue.items)
    if (done) await ask('mutation ($id: ID!) { undoTask(taskId: $id) { id } }', { id })
}

async function newGoal(ana: Somebody, title: string): Promise<string> {
  const { createGoal } = await ana.ask<{ createGoal: { id: string } }>(
    'mutation ($title: String!) { createGoal(title: $title, visibility: followers) { id } }',
    { title },
  )
  for (const step of STEPS)
    await ana.ask(
      'mutation ($goalId: ID!, $title: String!, $dueAt: String!) { createTask(goalId: $goalId, title: $title, dueAt: $dueAt) { id } }',
      { goalId: createGoal.id, title: step, dueAt: new Date(Date.now() - DAY_MS).toISOString() },
    )
  await ana.ask(
    'mutation ($goalId: ID!) { createMilestone(goalId: $goalId, name: "Half-way", percentage: 50) { id } }',
    { goalId: createGoal.id },
  )
  return createGoal.id
}

/** A home as it looks after some weeks: goals with steps that are due, and a page of news. */
export async function peopled(stage: Stage): Promise<World> {
  const ana = await stage.somebody('ana', 'Ana García')
  const ben = await stage.somebody('ben', 'Ben Okafor')
  const goalIds: string[] = []
  for (const title of GOALS) goalIds.push(await newGoal(ana, title))
  const goalId = goalIds[0] as string
  await ana.ask('mutation ($userId: ID!) { followUser(followeeId: $userId) { followeeId } }', {
    userId: ben.id,
  })
  for (let post = 0; post < POSTS; post++)
    await ben.ask(
      'mutation ($text: String!) { postActivity(text: $text, visibility: public) { id } }',
      { text: `Day ${post}: further than yesterday, and the knees still like me.` },
    )
  const { inviteCollaborator } = await ana.ask<{ inviteCollaborator: { id: string } }>(
    'mutation ($goalId: ID!, $userId: ID!) { inviteCollaborator(resourceType: goal, resourceId: $goalId, userId: $userId) { id } }',
    { goalId, userId: ben.id },
  )
  await ben.ask(
    'mutation ($goalId: ID!, $id: ID!) { acceptInvite(resourceType: goal, resourceId: $goalId, inviteId: $id) { id } }',
    { goalId, id: inviteCollaborator.id },
  )
  return { ana, ben, goalId, reopen: () => reopen(ana) }
}
