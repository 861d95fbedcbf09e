import { createStory, type Demo, type DemoStage } from '@longtable/system'
import { meet, register } from './arrivals.ts'
import { profileById } from '../users/user.patterns.ts'
import { CAST, type Who, VISITORS } from './cast.ts'
import { askAlong, discuss, shareWork } from './conversations.ts'
import { friendsGoals } from './friends-goals.ts'
import { foundGroups, talkInGroups } from './groups.ts'
import { writeToEachOther } from './letters.ts'
import { neighboursGoals } from './neighbours-goals.ts'
import { type PlayedGoal, playGoal, setGoal, workOn } from './play-goal.ts'
import { tellOthers } from './posts.ts'
import { seekHelp, countSteps, keepOrder } from './quests-and-help.ts'
import { books, mornings, nook, portuguese, race, tenK } from './robins-goals.ts'
import type { Story } from './story.ts'
import { playToday, readEverything } from './today.ts'

async function playRobinsGoals(story: Story, groupId: string) {
  const [read, run, learn, calm] = await Promise.all([
    setGoal(story, 'books', books),
    setGoal(story, 'race', { ...race, groupId }),
    setGoal(story, 'portuguese', portuguese),
    setGoal(story, 'mornings', mornings),
  ])
  await Promise.all([
    askAlong(story, { goalId: run.goalId, host: 'demo' }, [
      ['noor', 'You know what you are doing. I do not.'],
      ['lena', 'Long runs on Sundays?'],
    ]),
    askAlong(story, { goalId: learn.goalId, host: 'demo' }, [['tomas', 'Tens paciência?']]),
    askAlong(story, { goalId: read.goalId, host: 'demo' }, [
      ['kofi', 'Keep me honest about the half-finished ones.'],
    ]),
  ])
  await Promise.all([
    workOn(books, read),
    workOn(race, run),
    workOn(portuguese, learn),
    workOn(mornings, calm),
    playGoal(story, 'nook', nook),
    playGoal(story, 'ten-k', tenK),
    discuss(story, 'race', run.goalId),
    discuss(story, 'portuguese', learn.goalId),
    discuss(story, 'books', read.goalId),
  ])
  return { race: run, mornings: calm }
}

async function playFriendsGoals(story: Story): Promise<Readonly<Record<string, PlayedGoal>>> {
  const played = await Promise.all(
    Object.entries({ ...friendsGoals, ...neighboursGoals }).map(
      async ([name, goal]) => [name, await playGoal(story, name, goal)] as const,
    ),
  )
  return Object.fromEntries(played)
}

const named = (goals: Readonly<Record<string, PlayedGoal>>, name: string): PlayedGoal => {
  const found = goals[name]
  if (!found) throw new Error(`Nobody has a goal ${name}.`)
  return found
}

/** Three months of twelve people, by the same mutations as everybody's. */
async function live(stage: DemoStage): Promise<void> {
  const story = createStory<Who>(stage)
  await register(story)
  await stage.setAdmin(story.idOf('priya'))
  await meet(story)
  const groups = await foundGroups(story)
  await countSteps(story)
  const [robins, friends, rooms] = await Promise.all([
    playRobinsGoals(story, groups.runners.groupId),
    playFriendsGoals(story),
    writeToEachOther(story),
    talkInGroups(story, groups),
    tellOthers(story),
    keepOrder(story),
  ])
  await askAlong(story, { goalId: named(friends, 'africa').goalId, host: 'kofi' }, [
    ['demo', 'Two pairs of eyes read more countries.'],
  ])
  await shareWork(story, { race: robins.race, africa: named(friends, 'africa') })
  await seekHelp(story, { race: robins.race, teaSet: named(friends, 'teaSet') })
  const before = {
    ...robins,
    groups,
    rooms,
    violin: named(friends, 'violin'),
    sourdough: named(friends, 'sourdough'),
  }
  // Else what was told of later would be unread.
  await story.settled()
  await readEverything(story, before)
  await playToday(story, before)
}

export const guildDemo: Demo = {
  visitors: VISITORS.map(({ nickname, role }) => ({
    nickname,
    fullName: CAST[nickname].fullName,
    role,
  })),
  isBegun: async (context) =>
    !!context.viewer && !!(await profileById(context, { id: context.viewer.userId })),
  arrive: (stage) =>
    register(
      createStory<Who>(stage),
      VISITORS.map(({ nickname }): Who => nickname),
    ),
  live,
}
