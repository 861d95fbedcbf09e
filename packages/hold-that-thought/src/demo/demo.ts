import { createStory, type Demo, type DemoStage, type Story } from '@longtable/system'
import { profileById } from '../users/profile.patterns.ts'
import { CAST, NICKNAMES, type Who, VISITORS } from './cast.ts'
import { scanLetter } from './draft-story.ts'
import { growTree, writeDown } from './letter-story.ts'
import { bringPictures } from './picture-story.ts'
import { talk } from './talk-story.ts'

/** Half a year ago Margaret began, and let the others in. */
const CAME: Readonly<Record<Who, number>> = { margaret: 180, demo: 176, jonas: 150 }

/** They register as everybody does, and wait for Margaret. */
async function arriveAll(story: Story<Who>, who: readonly Who[]): Promise<void> {
  for (const nickname of who) {
    const { displayName } = CAST[nickname]
    const thread = story.thread(`arrive-${nickname}`)
    thread.on(CAME[nickname], '19:05')
    await thread.does(nickname, 'registerUser', { displayName })
  }
}

async function letIn(story: Story<Who>, who: readonly Who[]): Promise<void> {
  const thread = story.thread('let-in')
  for (const nickname of who)
    if (nickname !== 'margaret') {
      thread.on(CAME[nickname], '20:00')
      await thread.does('margaret', 'approveUser', { userId: story.idOf(nickname) })
    }
}

async function introduce(story: Story<Who>): Promise<void> {
  for (const nickname of NICKNAMES) {
    const { displayName: _, ...profile } = CAST[nickname]
    const thread = story.thread(`introduce-${nickname}`)
    thread.on(CAME[nickname] - 1, '20:30')
    await thread.does(nickname, 'updateProfile', profile)
  }
}

async function arrive(stage: DemoStage): Promise<void> {
  const story = createStory<Who>(stage)
  const visitors = VISITORS.map(({ nickname }) => nickname)
  await arriveAll(story, visitors)
  await stage.setAdmin(story.idOf('margaret'))
  await letIn(story, visitors)
}

async function live(stage: DemoStage): Promise<void> {
  const story = createStory<Who>(stage)
  await arrive(stage)
  await arriveAll(story, ['jonas'])
  await letIn(story, ['demo', 'jonas'])
  await introduce(story)
  const people = await growTree(story)
  await writeDown(story, people)
  await talk(story)
  await bringPictures(stage, story, people)
  await scanLetter(stage, story)
}

export const familyDemo: Demo = {
  visitors: VISITORS,
  isBegun: async (context) =>
    !!context.viewer && !!(await profileById(context, { userId: context.viewer.userId })),
  arrive,
  live,
}
