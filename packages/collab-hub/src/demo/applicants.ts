import type { Story } from '@longtable/system'
import type { Who } from './cast.ts'
import type { Hired } from './hire.ts'

type Role = 'bench' | 'app' | 'routes'

interface Applicant {
  readonly who: Who
  readonly role: Role
  readonly daysAgo: number
  readonly letter: string
  readonly moves: readonly (readonly [daysAgo: number, status: string])[]
  readonly notes?: string
}

const APPLICANTS: readonly Applicant[] = [
  {
    who: 'amara',
    role: 'app',
    daysAgo: 6,
    letter:
      'I have been the first engineer twice, and both times I learned that the first year decides whether the second team can move. Three photos and a price is exactly the kind of small promise that a whole system has to keep. I would like to be the person who keeps it.',
    moves: [[4, 'REVIEWING']],
    notes: 'Referred by Mei. Strong on product, ask about on-call. Available from January.',
  },
  {
    who: 'marek',
    role: 'app',
    daysAgo: 5,
    letter:
      'You do not need Kubernetes, and I would be the one to say so every week. What you need is somebody who makes sure that the price a customer saw is the price that is charged. I did that for transfers; a kettle is easier.',
    moves: [[3, 'REVIEWING']],
  },
  {
    who: 'sofia',
    role: 'bench',
    daysAgo: 11,
    letter:
      'After ten years of payments I took a course in repairing radios, and I have not been so happy with a working thing since. I can lead six people and order parts in four languages. Soldering I am still learning.',
    moves: [[9, 'SHORTLISTED']],
    notes: 'Would bring order into purchasing. Pay expectations above the range.',
  },
  {
    who: 'deniz',
    role: 'bench',
    daysAgo: 10,
    letter:
      'I have run a workshop of six for eight years and closed it in spring, because the landlord wanted flats. The tools are in my garage. So is the habit of telling a customer the truth on the phone.',
    moves: [],
  },
  {
    who: 'liam',
    role: 'routes',
    daysAgo: 8,
    letter:
      'Twelve bicycles are a better problem than two hundred vans: one can know every rider. I would plan the first month by hand, on paper, with you, and only then write anything down as code.',
    moves: [],
  },
  {
    who: 'chiara',
    role: 'app',
    daysAgo: 1,
    letter:
      'I maintain a small library for reading labels in bad light, which is most of what a photo of a broken lamp is. I also own a soldering iron and would happily spend a day a week at the bench.',
    moves: [],
  },
]

/** The board of Robin's startup, with somebody in each column. */
export async function applyToo(story: Story<Who>, { startupId, roles }: Hired): Promise<void> {
  for (const { who, role, daysAgo, letter, moves, notes } of APPLICANTS) {
    const thread = story.thread(`apply-${who}`)
    thread.on(daysAgo, '12:40')
    const given = { startupId, roleId: roles[role], coverLetter: letter }
    const { id: applicationId } = await thread.does(who, 'apply', given)
    let expected = 'PENDING'
    for (const [at, status] of moves) {
      thread.on(at, '09:15')
      await thread.does('demo', 'setApplicationStatus', { applicationId, expected, status })
      expected = status
    }
    if (notes !== undefined)
      await thread.does('demo', 'updateFounderNotes', { applicationId, notes })
  }
}
