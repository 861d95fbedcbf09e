import type { Story } from '@longtable/system'
import type { Who } from './cast.ts'

interface Neighbour {
  readonly founder: Who
  readonly daysAgo: number
  readonly startup: Readonly<Record<string, unknown>> & { readonly name: string }
  readonly roles: readonly Readonly<Record<string, unknown>>[]
  /** Undefined: nobody has decided about it yet. */
  readonly review?: 'ACTIVE'
}

const NEIGHBOURS: readonly Neighbour[] = [
  {
    founder: 'ines',
    daysAgo: 41,
    review: 'ACTIVE',
    startup: {
      name: 'Northlight',
      tagline: 'A battery for each street, owned by the people who live in it.',
      description:
        'We put storage of the size of two parking lots beside the transformer and share what it earns with the street. Eleven streets run today; the grid operator pays for calm evenings, the houses pay less.',
      industry: 'Energy',
      stage: 'GROWTH',
      teamSize: 14,
      location: 'Lisbon',
      tags: ['energy', 'storage', 'cooperative'],
      fundingGoal: 2_400_000,
      fundingRaised: 1_650_000,
      websiteUrl: 'https://northlight.example',
      visibility: 'PUBLIC',
    },
    roles: [
      {
        title: 'Founding engineer',
        description:
          'You own what decides when a street charges and when it sells: forecasts, limits, and the one screen that an operator looks at when something is wrong.',
        type: 'FULL_TIME',
        compensation: '75–95,000 € a year',
        equityRange: '0.8–1.5 %',
        skills: ['typescript', 'time series', 'control'],
      },
      {
        title: 'Community lead',
        description:
          'You sit at kitchen tables and explain a contract of nine pages in nine minutes. Forty streets are waiting for somebody to come by.',
        type: 'PART_TIME',
        compensation: '28 € an hour',
        skills: ['community', 'portuguese', 'energy'],
      },
    ],
  },
  {
    founder: 'lin',
    daysAgo: 27,
    review: 'ACTIVE',
    startup: {
      name: 'Slow Ferry',
      tagline: 'Electric ferries for rivers that roads gave up on, twelve people at a time.',
      description:
        'Small boats, no timetable, a landing stage that fits on a trailer. Two rivers, five boats, and a city that counts us as a bus line since spring.',
      industry: 'Mobility',
      stage: 'MVP',
      teamSize: 6,
      location: 'Rotterdam',
      tags: ['mobility', 'boats', 'public transport'],
      fundingGoal: 900_000,
      fundingRaised: 300_000,
      visibility: 'PUBLIC',
    },
    roles: [
      {
        title: 'Embedded developer',
        description:
          'Motor, battery, rudder, and a boat that comes home by itself when its captain is ill. You write what runs below deck.',
        type: 'FULL_TIME',
        compensation: '60–72,000 € a year',
        skills: ['rust', 'can bus', 'electronics'],
      },
    ],
  },
  {
    founder: 'femi',
    daysAgo: 19,
    review: 'ACTIVE',
    startup: {
      name: 'Long Division',
      tagline: 'Mathematics for those who were told that they cannot, fifteen minutes a day.',
      description:
        'No points, no owls. A tutor who reads what you write by hand, finds the step at which you got lost, and goes back exactly that far. 4,000 adults, most of them between two shifts.',
      industry: 'Education',
      stage: 'IDEA',
      teamSize: 3,
      location: 'Lagos',
      tags: ['education', 'adults', 'handwriting'],
      fundingGoal: 120_000,
      visibility: 'PUBLIC',
    },
    roles: [
      {
        title: 'Designer who can count',
        description:
          'Paper first. You decide what one sees when one is wrong, and you test it with people who have been wrong all their lives.',
        type: 'EQUITY_ONLY',
        equityRange: '2–4 %',
        skills: ['design', 'research', 'typography'],
      },
    ],
  },
  {
    founder: 'greta',
    daysAgo: 12,
    review: 'ACTIVE',
    startup: {
      name: 'Starter',
      tagline: 'Yesterday’s bread becomes the flour of tomorrow, in the bakery itself.',
      description:
        'A machine of the size of a fridge takes back what was not sold and gives flour that bakes again. Nine bakeries, four tonnes a month, and a patent that is finally granted.',
      industry: 'Food',
      stage: 'GROWTH',
      teamSize: 9,
      location: 'Copenhagen',
      tags: ['food', 'circular', 'hardware'],
      fundingGoal: 1_500_000,
      fundingRaised: 400_000,
      visibility: 'INVESTORS_ONLY',
    },
    roles: [],
  },
  {
    founder: 'greta',
    daysAgo: 3,
    startup: {
      name: 'Crumb',
      tagline: 'A box of broken biscuits by post, every second Friday.',
      description:
        'What breaks in the factory tastes the same. We buy it by weight from six bakeries and send it to people who do not mind, with a note on what it was meant to be.',
      industry: 'Food',
      stage: 'IDEA',
      teamSize: 2,
      location: 'Copenhagen',
      tags: ['food', 'subscription'],
      visibility: 'PUBLIC',
    },
    roles: [],
  },
  {
    founder: 'lin',
    daysAgo: 1,
    startup: {
      name: 'Harbour Watch',
      tagline: 'A camera on each pier that counts waves, boats and swimmers, and nothing else.',
      description:
        'Cities close their harbours by calendar, because nobody knows what the water does. We know it every ten seconds, without a single face, and say so on a sign at the ladder.',
      industry: 'Cities',
      stage: 'MVP',
      teamSize: 4,
      location: 'Rotterdam',
      tags: ['cities', 'water', 'privacy'],
      fundingGoal: 350_000,
      visibility: 'PUBLIC',
    },
    roles: [],
  },
]

/** Other startups, some of which an admin has still to look at. */
export async function foundNeighbours(story: Story<Who>): Promise<void> {
  for (const { founder, daysAgo, startup, roles, review } of NEIGHBOURS) {
    const thread = story.thread(startup.name)
    thread.on(daysAgo, '10:05')
    const { id: startupId } = await thread.does(founder, 'createStartup', startup)
    await thread.does(founder, 'setStartupStatus', { startupId, status: 'PENDING_REVIEW' })
    if (!review) continue
    thread.on(daysAgo - 1, '15:30')
    await thread.does('priya', 'reviewStartup', { startupId, status: review })
    for (const role of roles) await thread.does(founder, 'createRole', { startupId, ...role })
  }
}
