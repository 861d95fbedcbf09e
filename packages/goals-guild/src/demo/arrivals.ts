import { CAST, NICKNAMES, type Who } from './cast.ts'
import type { Story } from './story.ts'

/** The first of them came three months ago; the others followed in their own time. */
const CAME: Readonly<Record<Who, number>> = {
  demo: 91,
  noor: 90,
  kofi: 90,
  amina: 87,
  tomas: 85,
  lena: 80,
  juergen: 75,
  ayumi: 73,
  priya: 70,
  grete: 62,
  mateusz: 60,
  otto: 57,
}

/** Who follows whom, and since when. */
const FOLLOWS: readonly (readonly [who: Who, whom: readonly Who[], daysAgo: number])[] = [
  ['demo', ['noor', 'tomas', 'kofi', 'lena', 'ayumi', 'juergen', 'amina', 'grete'], 56],
  ['noor', ['demo', 'lena', 'grete', 'mateusz'], 55],
  ['tomas', ['demo', 'kofi', 'amina'], 54],
  ['kofi', ['demo', 'juergen', 'noor', 'tomas'], 53],
  ['lena', ['demo', 'noor', 'juergen'], 52],
  ['ayumi', ['demo', 'priya', 'amina'], 50],
  ['juergen', ['lena', 'amina', 'demo'], 49],
  ['amina', ['demo', 'juergen', 'ayumi', 'priya'], 48],
  ['priya', ['ayumi', 'amina', 'noor'], 47],
  ['grete', ['noor', 'demo'], 40],
  ['mateusz', ['noor', 'grete'], 38],
  ['otto', ['noor', 'lena'], 36],
]

/** Everybody is registered, in the order in which they came. */
export async function register(story: Story, who: readonly Who[] = NICKNAMES): Promise<void> {
  for (const nickname of who) {
    const thread = story.thread(`arrive-${nickname}`)
    thread.on(CAME[nickname], '19:05')
    await thread.does(nickname, 'registerUser', { nickname, ...CAST[nickname] })
  }
}

/** They find each other. */
export async function meet(story: Story): Promise<void> {
  const one = async ([who, whom, daysAgo]: (typeof FOLLOWS)[number]) => {
    const thread = story.thread(`meet-${who}`)
    thread.on(daysAgo, '20:30')
    for (const other of whom)
      await thread.does(who, 'followUser', { followeeId: story.idOf(other) })
  }
  await Promise.all(FOLLOWS.map(one))
}
