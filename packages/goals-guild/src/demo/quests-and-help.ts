import type { PlayedGoal } from './play-goal.ts'
import type { Story } from './story.ts'

const DAY_SECONDS = 86_400

/** Quests that count whatever is done, one over and two under way. */
export async function countSteps(story: Story): Promise<void> {
  const thread = story.thread('counting')
  const counting = { kind: 'quantitative', countScope: 'any' }
  thread.on(34, '07:00')
  await thread.does('demo', 'createQuest', {
    ...counting,
    title: 'Ten steps in a month',
    description: 'Any ten. Small ones count.',
    difficulty: 'medium',
    targetCount: 10,
    periodSeconds: 31 * DAY_SECONDS,
  })
  thread.on(4, '07:00')
  await thread.does('demo', 'createQuest', {
    ...counting,
    title: 'Ten things in seven days',
    description: 'Whatever they are, as long as they are done.',
    difficulty: 'hard',
    targetCount: 10,
    periodSeconds: 7 * DAY_SECONDS,
  })
  thread.on(3, '08:00')
  await thread.does('noor', 'createQuest', {
    ...counting,
    title: 'Three before the weekend',
    difficulty: 'easy',
    targetCount: 3,
    periodSeconds: 6 * DAY_SECONDS,
  })
}

/** A question on a goal, with somebody who knows. */
async function askOnStitches(story: Story, { goalId }: PlayedGoal): Promise<void> {
  const thread = story.thread('stitches')
  thread.on(26, '20:00')
  const { id: threadId } = await thread.does('demo', 'askForHelp', {
    goalId,
    title: 'Side stitches on the last two kilometres',
    text: 'Always on the right, always when it goes downhill. How do you breathe?',
  })
  thread.on(25, '07:30')
  await thread.does('noor', 'joinAssistThread', { threadId })
  const say = (who: 'demo' | 'noor' | 'grete', text: string) =>
    thread.does(who, 'sendAssistMessage', { threadId, text })
  await say('noor', 'Out on the left foot, on every third step. And eat two hours before, not one.')
  await say('demo', 'Every third step. So it is a waltz.')
  thread.on(24, '18:00')
  await thread.does('grete', 'joinAssistThread', { threadId })
  await say('grete', 'Swimmers’ trick: hum while you breathe out. People stare, stitches go.')
  await say('demo', 'Hummed past the bakery. It works, and they gave me a bun 🥯')
}

async function askOnGlaze(story: Story, { goalId }: PlayedGoal): Promise<void> {
  const thread = story.thread('glaze')
  thread.on(6, '17:00')
  const { id: threadId } = await thread.does('ayumi', 'askForHelp', {
    goalId,
    title: 'Ash grey or sea green?',
    text: 'I have glaze for one of them. The pot has to live with it for ever.',
  })
  thread.on(5, '09:00')
  await thread.does('demo', 'joinAssistThread', { threadId })
  await thread.does('demo', 'sendAssistMessage', {
    threadId,
    text: 'Sea green. Tea is brown enough.',
  })
}

export async function seekHelp(
  story: Story,
  { race, teaSet }: { readonly race: PlayedGoal; readonly teaSet: PlayedGoal },
): Promise<void> {
  await Promise.all([askOnStitches(story, race), askOnGlaze(story, teaSet)])
}

/** Priya, who keeps order, lets Otto publish; not everybody wants to hear of it. */
export async function keepOrder(story: Story): Promise<void> {
  const thread = story.thread('order')
  thread.on(45, '09:00')
  const userId = story.idOf('otto')
  await thread.does('priya', 'setUserRoles', { userId, roles: ['partner'] })
  const offers = [
    [
      'New soles for old shoes',
      'Bring two pairs, pay for one and a half. Guild members get laces.',
    ],
    ['Gait check on Saturdays', 'Ten minutes on the treadmill, a coffee, an honest word.'],
  ]
  thread.on(30, '10:00')
  for (const [title, description] of offers)
    await thread.does('otto', 'createOffer', {
      companyId: 'ottos-shoes',
      title,
      description,
      tags: ['running'],
    })
  thread.on(28, '12:00')
  await thread.does('mateusz', 'blockUser', { userId })
  thread.on(21, '09:00')
  await thread.does('priya', 'promoteActor', { actorId: story.idOf('noor') })
  await thread.does('demo', 'updateNotificationPreferences', { emailOnComment: true })
}
