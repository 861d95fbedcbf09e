import type { Who } from './cast.ts'
import type { PlayedGoal } from './play-goal.ts'
import type { Story, Thread } from './story.ts'

/** A comment with those who answered or reacted to it. */
export interface Remark {
  readonly on: readonly [daysAgo: number, time: string]
  readonly who: Who
  readonly text: string
  readonly reactions?: readonly (readonly [who: Who, emoji: string])[]
  readonly replies?: readonly Omit<Remark, 'replies'>[]
}

const RACE: readonly Remark[] = [
  {
    on: [28, '20:10'],
    who: 'demo',
    text: 'Signed up. There is a number with my name on it, so now it is real.',
    reactions: [
      ['noor', '🔥'],
      ['lena', '👏'],
    ],
    replies: [
      {
        on: [27, '06:20'],
        who: 'noor',
        text: 'Rule one: the long run is slow. If you cannot talk, you are too fast. @demo',
        reactions: [['demo', '😅']],
      },
      { on: [27, '07:02'], who: 'lena', text: 'Rule two: there is always cake afterwards.' },
    ],
  },
  {
    on: [21, '11:00'],
    who: 'lena',
    text: 'Zwölf Kilometer mit Robin, neun davon redend. Plan works.',
    reactions: [['demo', '💚']],
  },
  {
    on: [12, '20:00'],
    who: 'lena',
    text: 'Who is in for 16 km on Sunday? I know a loop with only one hill and a bakery at the end.',
    reactions: [
      ['demo', '🥐'],
      ['noor', '🥐'],
    ],
    replies: [
      { on: [11, '08:00'], who: 'demo', text: 'A bakery. You should have opened with that.' },
    ],
  },
  {
    on: [6, '13:00'],
    who: 'noor',
    text: 'Sixteen at 6:40 and smiling at the end. That is the whole secret.',
    reactions: [
      ['demo', '🙏'],
      ['lena', '💯'],
    ],
  },
  {
    on: [1, '20:00'],
    who: 'lena',
    text: 'Eighteen on Sunday is the last long one before the taper. Same loop plus the pier?',
    reactions: [['noor', '👍']],
  },
]

const PORTUGUESE: readonly Remark[] = [
  {
    on: [27, '21:00'],
    who: 'tomas',
    text: 'Tenho toda a paciência. Começamos pelo mercado 🍊',
    reactions: [['demo', '🍊']],
  },
  {
    on: [20, '07:20'],
    who: 'demo',
    text: 'Sessenta verbos. I dream in infinitives now.',
    reactions: [['tomas', '🎉']],
    replies: [
      { on: [20, '09:00'], who: 'tomas', text: 'Sonhar, sonho, sonhas. There, sixty-one.' },
    ],
  },
]

const BOOKS: readonly Remark[] = [
  {
    on: [24, '22:00'],
    who: 'demo',
    text: 'Austerlitz: read the last ten pages twice. @kofi you were right.',
    reactions: [['kofi', '📖']],
    replies: [{ on: [23, '08:15'], who: 'kofi', text: 'I am always right about trains.' }],
  },
]

async function remark(
  thread: Thread,
  on: { readonly goalId: string; readonly parentId?: string },
  said: Remark,
): Promise<void> {
  thread.on(...said.on)
  const { goalId, parentId } = on
  const { id: commentId } = await thread.does(said.who, 'addComment', {
    resourceType: 'goal',
    resourceId: goalId,
    parentId,
    text: said.text,
  })
  for (const [who, emoji] of said.reactions ?? [])
    await thread.does(who, 'addReaction', { commentId, emoji })
  for (const reply of said.replies ?? [])
    await remark(thread, { goalId, parentId: commentId }, reply)
}

/** Asked to work along, with a word; and they came. An invite lasts a month, so not before that. */
export async function askAlong(
  story: Story,
  { goalId, host }: { readonly goalId: string; readonly host: Who },
  guests: readonly (readonly [who: Who, message: string])[],
): Promise<void> {
  const thread = story.thread(`along-${[host, ...guests.map(([who]) => who)].join('-')}`)
  thread.on(28, '08:30')
  const on = { resourceType: 'goal', resourceId: goalId }
  for (const [nickname, message] of guests) {
    const asked = { ...on, nickname, message, role: 'collaborator' }
    const { id: inviteId } = await thread.does(host, 'inviteCollaborator', asked)
    await thread.does(nickname, 'acceptInvite', { ...on, inviteId })
  }
}

/** Those who work along take some of it upon themselves. */
export async function shareWork(
  story: Story,
  { race, africa }: { readonly race: PlayedGoal; readonly africa: PlayedGoal },
): Promise<void> {
  const thread = story.thread('share')
  const give = (host: Who, taskId: string, to: Who) =>
    thread.does(host, 'assignTask', { taskId, assigneeId: story.idOf(to) })
  thread.on(6, '21:00')
  await give('demo', race.taskId('Long run 18 km'), 'lena')
  thread.on(4, '20:00')
  await give('kofi', africa.taskId('Angola: A General Theory of Oblivion'), 'demo')
}

const GOALS = { race: RACE, portuguese: PORTUGUESE, books: BOOKS }

/** What was said about a goal, from its beginning to yesterday. */
export async function discuss(
  story: Story,
  name: keyof typeof GOALS,
  goalId: string,
): Promise<void> {
  const thread = story.thread(`talk-${name}`)
  for (const said of GOALS[name]) await remark(thread, { goalId }, said)
}
