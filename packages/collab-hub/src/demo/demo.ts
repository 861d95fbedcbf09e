import { createStory, type Demo, type DemoStage } from '@longtable/system'
import { userById } from '../users/user.patterns.ts'
import { applyToo } from './applicants.ts'
import { CAST, VISITORS, type Who } from './cast.ts'
import { hire } from './hire.ts'
import { lookAround } from './look-around.ts'
import { foundNeighbours } from './neighbours.ts'
import { playDeck } from './play-deck.ts'
import { subscribe } from './subscribe.ts'
import { talk } from './talk.ts'

const CAME_DAYS_AGO = 50

async function register(stage: DemoStage, people: readonly Who[]): Promise<void> {
  const story = createStory<Who>(stage)
  for (const who of people) {
    const thread = story.thread(`register-${who}`)
    thread.on(CAME_DAYS_AGO, '19:00')
    await thread.does(who, 'registerUser', CAST[who])
  }
}

async function live(stage: DemoStage): Promise<void> {
  const story = createStory<Who>(stage)
  await register(stage, Object.keys(CAST) as Who[])
  await stage.setAdmin(story.idOf('priya'))
  const hired = await hire(story)
  await talk(story, hired)
  await lookAround(story, hired.startupId)
  await subscribe(stage, story)
  await applyToo(story, hired)
  await foundNeighbours(story)
  await playDeck(stage, story, hired.startupId)
}

export const hubDemo: Demo = {
  visitors: VISITORS.map(({ nickname, role }) => {
    const { firstName, lastName } = CAST[nickname]
    return { nickname, fullName: `${firstName} ${lastName}`, role }
  }),
  isBegun: async (context) =>
    context.viewer !== undefined && (await userById(context, context.viewer)) !== undefined,
  arrive: (stage) =>
    register(
      stage,
      VISITORS.map(({ nickname }): Who => nickname),
    ),
  live,
}
