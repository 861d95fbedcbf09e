import type { Story } from '@longtable/system'
import type { Who } from './cast.ts'

const STARTUP = {
  name: 'Second Spark',
  tagline: 'Small appliances repaired within a week, at a price that is known before.',
  description:
    'Kettles, lamps and radios come by post or by bicycle, are repaired by people who like to do it, and go home with a year of warranty. Forty shops in three cities hand over what they cannot fix.',
  industry: 'Repair',
  stage: 'MVP',
  teamSize: 3,
  location: 'Porto',
  tags: ['repair', 'circular', 'hardware'],
  fundingGoal: 250_000,
  fundingRaised: 60_000,
  visibility: 'PUBLIC',
} as const

const ROLES = {
  bench: {
    title: 'Repair lead',
    description: 'You run the bench: what comes in, who takes it, and when we say no.',
    type: 'FULL_TIME',
    compensation: '32,000 € a year',
    equityRange: '1–2 %',
    skills: ['electronics', 'soldering'],
  },
  app: {
    title: 'App developer',
    description:
      'A customer sends three photos and knows the price a minute later. You build that.',
    type: 'PART_TIME',
    equityRange: '0.5–1 %',
    skills: ['typescript', 'react native'],
  },
  routes: {
    title: 'Route planner',
    description: 'Twelve cargo bicycles, forty shops, one evening to plan the next day.',
    type: 'CONTRACT',
    skills: ['logistics'],
  },
} as const

const LETTERS = {
  meiBench:
    'I have repaired radios since I was twelve and led a bench of four at a service centre. What I miss there is that nobody may say no to a repair that makes no sense. You may, and I would like to help you draw that line.',
  tomasApp:
    'Three photos and a price is the kind of problem I like: small for who uses it, hard behind the screen. I built the parts catalogue of a tool library and can show you how we guessed what was broken.',
  tomasRoutes:
    'Twelve bicycles and forty shops fit into a spreadsheet until the first rainy day. I have planned deliveries for a bakery with nine vans and would start with who is allowed to be late.',
  meiApp:
    'I am no app developer, but I know what a photo of a broken kettle shows and what it does not. If you look for somebody who asks the right three questions, I can write them.',
}

/** Robin's startup is looked at by Priya and published, with three roles. */
async function found(story: Story<Who>) {
  const thread = story.thread('second-spark')
  thread.on(45, '09:20')
  const { id: startupId } = await thread.does('demo', 'createStartup', STARTUP)
  await thread.does('demo', 'setStartupStatus', { startupId, status: 'PENDING_REVIEW' })
  thread.on(44, '11:00')
  await thread.does('priya', 'reviewStartup', { startupId, status: 'ACTIVE' })
  thread.on(40, '18:10')
  const role = async (name: keyof typeof ROLES) =>
    (await thread.does('demo', 'createRole', { startupId, ...ROLES[name] })).id
  return {
    startupId,
    bench: await role('bench'),
    app: await role('app'),
    routes: await role('routes'),
  }
}

/** Robin's startup, and its roles by name. */
export interface Hired {
  readonly startupId: string
  readonly roles: Readonly<Record<keyof typeof ROLES, string>>
  /** Of who is looked at. */
  readonly applicationId: string
}

/** Two talents apply; one joins, one is looked at, one is told no, and one waits. */
export async function hire(story: Story<Who>): Promise<Hired> {
  const { startupId, ...roles } = await found(story)
  const thread = story.thread('hire')
  const apply = async (who: Who, role: keyof typeof roles, letter: keyof typeof LETTERS) => {
    const given = { startupId, roleId: roles[role], coverLetter: LETTERS[letter] }
    return (await thread.does(who, 'apply', given)).id
  }
  const decide = (applicationId: string, expected: string, status: string) =>
    thread.does('demo', 'setApplicationStatus', { applicationId, expected, status })
  thread.on(36, '20:15')
  const bench = await apply('mei', 'bench', 'meiBench')
  thread.on(34, '08:30')
  await decide(bench, 'PENDING', 'REVIEWING')
  const notes = 'Asked the right question on the phone: who pays for a repair that fails?'
  await thread.does('demo', 'updateFounderNotes', { applicationId: bench, notes })
  thread.on(30, '17:45')
  await decide(bench, 'REVIEWING', 'ACCEPTED')
  thread.on(12, '22:10')
  await thread.does('tomas', 'saveItem', { kind: 'STARTUP', id: startupId })
  await thread.does('tomas', 'saveItem', { kind: 'ROLE', id: roles.app, startupId })
  const search = { name: 'Something with routes', of: 'ROLE', skills: ['logistics'] }
  await thread.does('tomas', 'saveSearch', search)
  thread.on(9, '21:00')
  const unfit = await apply('mei', 'app', 'meiApp')
  thread.on(8, '19:30')
  await decide(unfit, 'PENDING', 'REJECTED')
  const app = await apply('tomas', 'app', 'tomasApp')
  thread.on(4, '18:00')
  await decide(app, 'PENDING', 'SHORTLISTED')
  thread.on(2, '07:50')
  await apply('tomas', 'routes', 'tomasRoutes')
  return { startupId, roles, applicationId: app }
}
