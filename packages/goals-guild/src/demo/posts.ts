import type { Who } from './cast.ts'
import type { Story, Thread } from './story.ts'

/** What others answered: with an emoji, or in words. */
interface Answers {
  readonly kudos?: readonly (readonly [who: Who, emoji: string])[]
  readonly said?: readonly (readonly [daysAgo: number, time: string, who: Who, text: string])[]
}

type Post = readonly [
  daysAgo: number,
  time: string,
  text: string,
  tags: readonly string[],
  answers?: Answers,
]

/** What they told those who follow them. */
const POSTS: Readonly<Partial<Record<Who, readonly Post[]>>> = {
  demo: [
    [
      62,
      '19:15',
      'Ten kilometres. Not fast, but without stopping once 🎉',
      ['running'],
      {
        kudos: [
          ['noor', '🎉'],
          ['kofi', '👏'],
          ['lena', '🔥'],
        ],
      },
    ],
    [
      37,
      '15:00',
      'The good chair was on the pavement two streets away. “Take me”, said the note. So I did.',
      ['home'],
      {
        kudos: [
          ['ayumi', '🪑'],
          ['juergen', '❤️'],
        ],
        said: [[36, '09:10', 'juergen', 'Die besten Stühle suchen sich ihre Leute selbst.']],
      },
    ],
    [
      6,
      '12:40',
      'Sixteen kilometres, one hill, two croissants. Thank you, Lena.',
      ['running'],
      {
        kudos: [
          ['noor', '💪'],
          ['lena', '🥐'],
          ['grete', '🌊'],
          ['tomas', '👏'],
        ],
        said: [
          [6, '13:05', 'lena', 'Two? I counted three.'],
          [6, '13:20', 'demo', 'The third one was yours. Was.'],
        ],
      },
    ],
  ],
  noor: [
    [
      51,
      '13:10',
      'Schafberg in fog: forty metres of view and a whole mountain of quiet.',
      ['trail'],
    ],
    [
      29,
      '08:20',
      'Nineteen kilometres before breakfast. The lake was all mine 🌅',
      ['running'],
      {
        kudos: [
          ['demo', '🌅'],
          ['lena', '😮'],
        ],
      },
    ],
    [
      11,
      '20:00',
      'To everybody who asked: yes, your hips are why your knee hurts. Fifteen side planks, every day. You are welcome.',
      ['health'],
    ],
    [
      1,
      '13:30',
      'New best on the summit trail: 1:04:12. The view was worth every step.',
      ['trail', 'running'],
      {
        kudos: [
          ['demo', '⛰️'],
          ['grete', '🔥'],
          ['mateusz', '🧗'],
        ],
        said: [
          [1, '14:02', 'demo', '1:04! And you still had breath to take in the view?'],
          [1, '14:30', 'noor', 'What do you think the twelve seconds were for.'],
        ],
      },
    ],
  ],
  tomas: [
    [
      25,
      '10:00',
      'Robin ordered “um galão, se faz favor” today and the waiter answered in Portuguese. I may have cried a little.',
      ['portuguese'],
      {
        kudos: [
          ['demo', '☕️'],
          ['kofi', '😂'],
        ],
      },
    ],
    [
      13,
      '21:00',
      'Word of the week: desenrascanço. The art of getting out of trouble with a paper clip and charm.',
      ['languages'],
    ],
    [
      3,
      '18:30',
      'Half way! Grete can now ask for a coffee in a language with no å in it.',
      ['portuguese'],
    ],
  ],
  ayumi: [
    [41, '17:00', 'Three cups. One of them leans, like my uncle at weddings.', ['ceramics']],
    [
      8,
      '17:20',
      'Third pot, first lid that fits. I keep lifting it just to put it back.',
      ['ceramics'],
    ],
    [
      2,
      '17:00',
      'Sea green it is. Thank you all for voting 🍵',
      ['ceramics'],
      {
        kudos: [
          ['demo', '🍵'],
          ['amina', '💚'],
          ['priya', '💚'],
        ],
      },
    ],
  ],
  kofi: [
    [
      53,
      '16:00',
      'Finished “The Meursault Investigation”: an answer that took seventy years. Read it with the window open.',
      ['reading'],
    ],
    [
      14,
      '20:45',
      'Mozambique gave me a road, a bus and a notebook. “Sleepwalking Land” is the best thing I read all year.',
      ['reading'],
    ],
    [
      3,
      '18:00',
      'Book 31 of 54, country 31 of 54. Cairo is loud even on paper.',
      ['reading'],
      {
        kudos: [
          ['demo', '📚'],
          ['tomas', '👏'],
        ],
        said: [[3, '19:00', 'demo', 'Save me a seat in Luanda.']],
      },
    ],
  ],
  lena: [
    [39, '09:55', 'Fünf Kilometer. Mit Seitenstechen, aber FÜNF!', ['running']],
    [
      9,
      '10:05',
      'ZEHN. Ich habe geweint, Noor hat gelacht, dann umgekehrt 💚',
      ['running'],
      {
        kudos: [
          ['demo', '💚'],
          ['noor', '🎉'],
          ['juergen', '🥖'],
        ],
        said: [[9, '11:00', 'demo', 'ZEHN! Next stop: Lakeside?']],
      },
    ],
  ],
  juergen: [
    [
      50,
      '16:30',
      'Das erste Brot eignet sich als Türstopper. Hermann und ich üben weiter.',
      ['baking'],
    ],
    [
      13,
      '13:00',
      'Enkel, sieben: „Opa, ist noch Brot da?“ Mehr muss man im Leben nicht hören.',
      ['baking'],
      {
        kudos: [
          ['lena', '🥹'],
          ['demo', '❤️'],
          ['amina', '🍞'],
        ],
      },
    ],
  ],
  priya: [
    [40, '19:00', 'A whole minute without a squeak. The cat came back into the room.', ['violin']],
    [7, '20:30', 'Eight bars! They even resemble the ones on the paper 🎻', ['violin']],
  ],
  mateusz: [
    [16, '20:20', 'Three holds of the yellow one. It has stopped laughing.', ['climbing']],
    [5, '20:30', 'Touched the lip. Fell off. Grinned all the way down.', ['climbing']],
  ],
  amina: [
    [26, '16:40', 'Two deep boxes, one bent screw, no arguments. A good Saturday.', ['garden']],
    [12, '18:10', 'نام السبانخ تحت التراب. Good night, spinach.', ['garden']],
  ],
  grete: [
    [
      30,
      '07:50',
      'Eight minutes. The seal looked at me as if I were the strange one.',
      ['swimming'],
    ],
    [
      2,
      '07:55',
      'Twenty minutes, singing. No audience, which was best for everybody 🌊',
      ['swimming'],
    ],
  ],
  otto: [
    [
      20,
      '18:00',
      'Fünfundzwanzig Paar! The oldest were from 1974 and had better manners than most.',
      ['crafts'],
    ],
  ],
}

async function answerTo(thread: Thread, activityId: string, { kudos = [], said = [] }: Answers) {
  for (const [who, emoji] of kudos)
    await thread.does(who, 'addReaction', { commentId: activityId, emoji })
  for (const [daysAgo, time, who, text] of said) {
    thread.on(daysAgo, time)
    const on = { resourceType: 'activity', resourceId: activityId }
    await thread.does(who, 'addComment', { ...on, text })
  }
}

export async function tellOthers(story: Story): Promise<void> {
  const one = async ([who, posts]: [string, readonly Post[]]) => {
    const thread = story.thread(`posts-${who}`)
    for (const [daysAgo, time, text, tags, answers = {}] of posts) {
      thread.on(daysAgo, time)
      const visibility = who === 'demo' ? 'followers' : 'public'
      const post = { text, tags, visibility }
      const { id } = await thread.does(who as Who, 'postActivity', post)
      await answerTo(thread, id, answers)
    }
  }
  await Promise.all(Object.entries(POSTS).map(one))
}
