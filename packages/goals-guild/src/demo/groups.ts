import type { Who } from './cast.ts'
import type { Story, Thread } from './story.ts'

export interface DemoGroup {
  readonly groupId: string
  readonly roomId: string
}

interface GroupStory {
  readonly owner: Who
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly access?: 'open' | 'approval'
  readonly began: number
  readonly members: readonly Who[]
}

const RUNNERS: GroupStory = {
  owner: 'demo',
  name: 'Morning Runners 🌅',
  description: 'Seven o’clock at the bridge, whatever the weather. Nobody is left behind.',
  tags: ['running'],
  began: 55,
  members: ['noor', 'lena', 'kofi', 'grete'],
}

const READERS: GroupStory = {
  owner: 'kofi',
  name: 'The Slow Readers',
  description: 'One book a month and no spoilers before the second Sunday.',
  tags: ['reading'],
  began: 60,
  members: ['demo', 'juergen', 'ayumi', 'tomas'],
}

const GARDEN: GroupStory = {
  owner: 'amina',
  name: 'Küche & Garten 🌱',
  description: 'Vom Samenkorn bis auf den Teller. Seeds, beds, recipes.',
  tags: ['garden', 'cooking', 'baking'],
  access: 'approval',
  began: 44,
  members: ['juergen', 'lena', 'tomas'],
}

async function found(story: Story, name: string, group: GroupStory): Promise<DemoGroup> {
  const { owner, members, began, access = 'open', ...rest } = group
  const thread = story.thread(`group-${name}`)
  thread.on(began, '18:45')
  const made = await thread.does(owner, 'createGroup', { ...rest, access, withRoom: true })
  const groupId = made.id
  for (const member of members) {
    await thread.does(member, 'joinGroup', { groupId })
    const userId = story.idOf(member)
    if (access === 'approval') await thread.does(owner, 'approveJoinRequest', { groupId, userId })
  }
  return { groupId, roomId: made.roomId ?? '' }
}

type Line = readonly [daysAgo: number, time: string, who: Who, text: string]

const POSTS: Readonly<Record<'runners' | 'readers' | 'garden', readonly Line[]>> = {
  runners: [
    [40, '08:10', 'noor', 'Warm-up drills are now pinned to the bridge. Literally. With tape.'],
    [
      22,
      '09:00',
      'lena',
      'Heute zu viert, und es hat nur dreimal geregnet. New route along the canal!',
    ],
    [8, '08:40', 'kofi', 'First time I was not last. Grete stopped to look at a heron, but still.'],
    [1, '09:05', 'lena', 'Who said Sundays are for sleeping? Six of us at the bridge today ☀️'],
  ],
  readers: [
    [
      47,
      '20:00',
      'kofi',
      'This month: “Kokoro” by Natsume Sōseki. The library has three copies, be quick.',
    ],
    [18, '21:10', 'ayumi', 'The last letter is as long as a novel and I wished it were longer.'],
    [
      5,
      '19:30',
      'juergen',
      'Vorschlag fürs nächste Mal: „Austerlitz“. Robin hat es schon gelesen und sagt, es lohnt sich.',
    ],
  ],
  garden: [
    [
      35,
      '17:20',
      'amina',
      'Tomato seeds for whoever comes by. Black Krim and a red one nobody can name.',
    ],
    [14, '12:00', 'juergen', 'Kompost ist fertig und riecht nach Wald. Eimer mitbringen!'],
    [
      4,
      '18:00',
      'tomas',
      'Caldo verde with your kale, Jürgen. Photo is gone because the soup is gone.',
    ],
  ],
}

const ROOM: readonly Line[] = [
  [30, '19:00', 'demo', 'Long run tomorrow, 12 slow ones. Who is in?'],
  [30, '19:04', 'lena', 'Ich! Bis sechs. Then I turn around and get croissants.'],
  [30, '19:20', 'noor', 'In. Slow means slow, Robin 👀'],
  [17, '07:05', 'demo', 'Hills tomorrow? Observatory, seven sharp.'],
  [17, '07:31', 'noor', 'In. Bring gloves, it is two degrees up there.'],
  [17, '07:40', 'kofi', 'I will bring moral support and a banana.'],
  [14, '12:15', 'lena', 'My calves have filed a complaint 😂'],
  [7, '20:02', 'grete', 'Swim after the run on Sunday? Water is “fresh”.'],
  [7, '20:03', 'kofi', 'No.'],
  [7, '20:05', 'demo', 'No 😅'],
  [7, '20:09', 'noor', 'Maybe. With a bobble hat.'],
  [2, '18:12', 'lena', '18 km am Sonntag? Same loop plus the pier, bakery at the end.'],
  [2, '18:30', 'demo', 'You had me at bakery 🥐'],
]

const postIn = async (thread: Thread, { groupId }: DemoGroup, lines: readonly Line[]) => {
  for (const [daysAgo, time, who, text] of lines) {
    thread.on(daysAgo, time)
    await thread.does(who, 'postActivity', { text, groupId })
  }
}

const talkIn = async (thread: Thread, { roomId }: DemoGroup, lines: readonly Line[]) => {
  for (const [daysAgo, time, who, text] of lines) {
    thread.on(daysAgo, time)
    await thread.does(who, 'sendMessage', { roomId, text })
  }
}

export interface DemoGroups {
  readonly runners: DemoGroup
  readonly readers: DemoGroup
  readonly garden: DemoGroup
}

export async function foundGroups(story: Story): Promise<DemoGroups> {
  const [runners, readers, garden] = await Promise.all([
    found(story, 'runners', RUNNERS),
    found(story, 'readers', READERS),
    found(story, 'garden', GARDEN),
  ])
  return { runners, readers, garden }
}

/** What was said in them since. */
export async function talkInGroups(story: Story, groups: DemoGroups): Promise<void> {
  const names = ['runners', 'readers', 'garden'] as const
  await Promise.all([
    ...names.map((name) => postIn(story.thread(`posts-${name}`), groups[name], POSTS[name])),
    talkIn(story.thread('bridge'), groups.runners, ROOM),
  ])
}
