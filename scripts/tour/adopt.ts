import { SystemTable } from '@longtable/core'
import { ggCore } from '@longtable/goals-guild'
import {
  type Client,
  type Cloud,
  connect,
  ME,
  newPerson,
  openCloud,
} from '@longtable/server/testing'
import type { Item } from '@longtable/store'
import { createReport, type Report } from './report.ts'

const ENDPOINT = '/goalsguild/graphql'
const [MADE, LATER] = ['2026-03-01T08:00:00Z', '2026-03-02T08:00:00Z']

const item = (key: readonly [string, string], attributes: object): Item =>
  ({ PK: key[0], SK: key[1], ...attributes }) as Item

const times = (at: string) => ({ createdAt: at, updatedAt: at })

/** As a program writes them that knows the documents and nothing else. */
function documented(id: string, email: string): Item[] {
  const mine = (kind: string) => ({ GSI1PK: `USER#${id}`, GSI1SK: `ENTITY#${kind}#${MADE}` })
  const person = { type: 'User', id, nickname: 'walker', email, fullName: 'Wanda Walker' }
  const byName = { GSI2PK: 'NICK#walker', GSI2SK: `PROFILE#${id}` }
  const byEmail = { GSI3PK: `EMAIL#${email}`, GSI3SK: `PROFILE#${id}` }
  const goal = { type: 'Goal', id: 'goal-1', userId: id, title: 'Walk to the sea' }
  const task = (n: number) => ({ type: 'Task', id: `task-${n}`, goalId: 'goal-1', userId: id })
  const comment = { type: 'Comment', commentId: 'comment-1', userId: id, username: 'walker' }
  const onGoal = { resourceType: 'goal', resourceId: 'goal-1', text: 'On my way', parentId: null }
  const unedited = { mentions: [], isEdited: false, editHistory: [], deletedAt: null }
  return [
    item([`USER#${id}`, `PROFILE#${id}`], {
      ...person,
      tags: [],
      tier: 'free',
      ...times(MADE),
      ...mine('User'),
      ...byName,
      ...byEmail,
    }),
    item([`USER#${id}`, 'GOAL#goal-1'], {
      ...goal,
      tags: ['hiking'],
      status: 'active',
      ...times(MADE),
      ...mine('Goal'),
    }),
    ...[1, 2].map((n) =>
      item(['GOAL#goal-1', `TASK#task-${n}`], {
        ...task(n),
        title: `Stage ${n}`,
        done: n === 1,
        ...times(LATER),
      }),
    ),
    item(['RESOURCE#GOAL#goal-1', `COMMENT#${LATER}#comment-1`], {
      ...comment,
      ...onGoal,
      ...unedited,
      ...times(LATER),
    }),
  ]
}

interface Adoption {
  readonly tables: readonly { readonly table: string; readonly counts: Record<string, number> }[]
}

async function adopt(cloud: Cloud, { see }: Report, ...options: string[]): Promise<string> {
  const { code, stdout, stderr } = await cloud.command('adopt', '--json', ...options)
  see(`adopt ${options.join(' ')} ends well`, code === 0, stderr)
  const found = (JSON.parse(stdout) as Adoption).tables.find(({ table }) => table === ggCore.name)
  return JSON.stringify(found?.counts ?? {})
}

async function asked<Data>(client: Client, token: string, query: string): Promise<Data> {
  const answer = await client.graphql<Data>({ query, endpoint: ENDPOINT }, token)
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}

/** Reads and acts as the person whose things another program wrote. */
async function seeAdopted(client: Client, token: string, { chapter, see }: Report): Promise<void> {
  chapter('Then by GraphQL, as the person whose things they are')
  const { me } = await asked<{ me: { nickname: string } }>(client, token, '{ me { nickname } }')
  see('she is who she was', me.nickname === 'walker', me.nickname)
  interface Goal {
    goal: { title: string; progress: number; visibility: string; tasks: { items: object[] } }
  }
  const goalQuery =
    '{ goal(goalId: "goal-1") { title progress visibility tasks { items { id } } } }'
  const { goal } = await asked<Goal>(client, token, goalQuery)
  see('her goal has its tasks, half of them done', goal.progress === 50, goal)
  see('and nobody else sees it, since nothing was said', goal.visibility === 'private')
  interface Comments {
    comments: { items: { text: string }[] }
  }
  const on = 'resourceType: goal, resourceId: "goal-1"'
  const { comments } = await asked<Comments>(
    client,
    token,
    `{ comments(${on}) { items { text } } }`,
  )
  see('her comment is there', comments.items[0]?.text === 'On my way', comments.items)
  await asked(client, token, 'mutation { completeTask(taskId: "task-2") { done } }')
  await asked(client, token, `mutation { addComment(${on}, text: "There!") { id } }`)
  const after = await asked<Goal>(client, token, goalQuery)
  see('she does the last task and comments: all is done', after.goal.progress === 100, after.goal)
}

/** A table that was written by the documents alone, on an engine of DynamoDB's API. */
export async function tourAdopt(): Promise<readonly string[]> {
  const report = createReport()
  await using cloud = await openCloud({ entry: ['scripts/start.mjs'] })
  report.chapter('Another program has written a person, a goal, two tasks and a comment')
  const host = await cloud.startHost()
  const client = connect(host.address)
  const { idToken } = await newPerson(client, 'wanda@example.com')
  const { data } = await client.graphql<{ me: { userId: string } }>({ query: ME }, idToken)
  await host.stop()
  const engine = await cloud.open([ggCore, SystemTable])
  const puts = documented(data?.me.userId ?? '', 'wanda@example.com')
  await engine.table(ggCore.name).writeMany({ puts })
  report.see('a dry run tells what is missing', true, await adopt(cloud, report, '--dry-run'))
  report.see('then it is added', true, await adopt(cloud, report))
  report.see('and nothing the second time', (await adopt(cloud, report)) === '{}')
  const next = await cloud.startHost()
  const again = connect(next.address)
  await seeAdopted(again, idToken, report)
  for (const one of [client, again]) one.close()
  report.see('the host stops with code 0', (await next.stop()) === 0)
  const verified = await cloud.command('verify')
  report.see('verify finds nothing wrong', verified.code === 0, verified.stdout)
  return report.problems
}
