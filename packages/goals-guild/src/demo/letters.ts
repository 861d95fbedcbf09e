import type { Who } from './cast.ts'
import type { Story } from './story.ts'

type Line = readonly [daysAgo: number, time: string, who: Who, text: string]

/** Between two of them, oldest first. */
const TALKS: Readonly<Record<string, readonly [Who, Who, readonly Line[]]>> = {
  knee: [
    'demo',
    'noor',
    [
      [
        24,
        '19:00',
        'noor',
        'Week one of the strength plan is in your inbox. Three exercises, no excuses.',
      ],
      [24, '19:12', 'demo', 'Side-lying what now?'],
      [24, '19:13', 'noor', 'You will see. You will feel 😈'],
      [2, '20:00', 'demo', 'My left knee is talking to me after the long run. Worried?'],
      [2, '20:06', 'noor', 'Where exactly? Inside, outside, or under the kneecap?'],
      [2, '20:09', 'demo', 'Outside. Only downhill.'],
      [
        2,
        '20:14',
        'noor',
        'Classic. Two days easy, foam roller, and those leg raises you have been skipping.',
      ],
      [1, '19:00', 'noor', 'How is the knee?'],
      [1, '19:30', 'demo', 'Quiet! 5 km easy this morning and nothing 🎉'],
    ],
  ],
  market: [
    'demo',
    'tomas',
    [
      [26, '20:00', 'tomas', 'Então? O mercado?'],
      [26, '20:04', 'demo', 'Comprei três laranjas e um… polvo? By accident.'],
      [26, '20:05', 'tomas', 'AN OCTOPUS 😂'],
      [26, '20:07', 'demo', 'I said “isto” and pointed badly.'],
      [4, '20:00', 'tomas', 'Coffee this week, só português. I choose the place, you order.'],
    ],
  ],
  books: [
    'demo',
    'kofi',
    [
      [22, '21:00', 'kofi', 'Swap? My “Nervous Conditions” for your “Austerlitz”.'],
      [22, '21:30', 'demo', 'Deal. There are pencil marks in it, sorry.'],
      [22, '21:31', 'kofi', 'That is why I want it.'],
    ],
  ],
  bread: [
    'juergen',
    'lena',
    [
      [12, '10:00', 'lena', 'Jürgen, mein Teig klebt an allem außer am Tisch.'],
      [12, '10:20', 'juergen', 'Nasse Hände! Und Geduld. Hermann war am Anfang auch so.'],
    ],
  ],
}

/** They know each other, so they talk without a request. */
export async function writeToEachOther(story: Story): Promise<Readonly<Record<string, string>>> {
  const one = async ([name, [who, other, lines]]: [string, (typeof TALKS)[string]]) => {
    const thread = story.thread(`letters-${name}`)
    const [first] = lines
    if (first) thread.on(first[0], first[1])
    const { id: roomId } = await thread.does(who, 'openDirectRoom', { userId: story.idOf(other) })
    for (const [daysAgo, time, author, text] of lines) {
      thread.on(daysAgo, time)
      await thread.does(author, 'sendMessage', { roomId, text })
    }
    return [name, roomId] as const
  }
  // In the order of the talks, whichever ends first: whoever goes on with the story counts its steps.
  return Object.fromEntries(await Promise.all(Object.entries(TALKS).map(one)))
}
