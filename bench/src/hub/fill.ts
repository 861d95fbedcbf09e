import { Application, Startup, StartupRole, User } from '@longtable/collab-hub'
import { toItem } from '@longtable/entity'
import type { Item, Store } from '@longtable/store'
import { idAt, START, write } from '../feed/graph.ts'
import { rolesIn, type TableSize } from './size.ts'

const MINUTE_MS = 60_000
const TALENTS = 1000
const iso = (epochMs: number) => new Date(epochMs).toISOString()
const STATUSES = ['PENDING', 'REVIEWING', 'SHORTLISTED', 'REJECTED'] as const
const LETTER = 'I have done this for years, and I would like to do it with you. '.repeat(5)

export const founderId = (place: number): string => idAt(START, place)
const talentId = (place: number): string => idAt(START + 1, place)
export const startupId = (place: number): string => idAt(START + 2, place)
const roleAt = (place: number): number => START + MINUTE_MS * (1 + place)
export const roleId = (place: number): string => idAt(roleAt(place), place)
export const afterTheLast = (size: TableSize): number =>
  roleAt(rolesIn(size)) + 30 * 24 * 60 * MINUTE_MS

const person = (userId: string, role: 'FOUNDER' | 'TALENT'): Item =>
  toItem(User, {
    userId,
    email: `${userId.toLowerCase()}@example.com`,
    role,
    firstName: 'Person',
    lastName: userId.slice(-6),
    skills: ['typescript', 'soup'],
    status: 'ACTIVE',
    subscriptionStatus: 'NONE',
    subscriptionTier: 'FREE',
    createdAt: iso(START),
    updatedAt: iso(START),
  })

const startup = (place: number, roleCount: number): Item =>
  toItem(Startup, {
    startupId: startupId(place),
    founderId: founderId(place),
    name: `Startup ${place}`,
    tagline: 'Makes evenings longer',
    description: 'We bring people to one table, again and again, until they stay. '.repeat(4),
    industry: 'Food',
    stage: 'MVP',
    visibility: 'PUBLIC',
    status: 'ACTIVE',
    teamSize: 4,
    location: 'Lisbon',
    tags: ['food', 'evenings'],
    roleCount,
    createdAt: iso(START + 2),
    updatedAt: iso(START + 2),
  })

const role = (place: number, of: string, applicantCount: number): Item =>
  toItem(StartupRole, {
    roleId: roleId(place),
    startupId: of,
    title: `Cook number ${place}`,
    description: 'Cooks for all of us, every day, and says what is missing. '.repeat(6),
    type: 'PART_TIME',
    skills: ['soup', 'bread'],
    isOpen: true,
    listed: true,
    applicantCount,
    createdAt: iso(roleAt(place)),
    updatedAt: iso(roleAt(place)),
  })

const application = (place: number, of: { startupId: string; roleId: string }): Item => {
  const at = iso(START + MINUTE_MS * (2 + place))
  return toItem(Application, {
    ...of,
    applicationId: idAt(START + MINUTE_MS * (2 + place), place),
    applicantId: talentId(place % TALENTS),
    coverLetter: LETTER,
    status: STATUSES[place % STATUSES.length] as (typeof STATUSES)[number],
    createdAt: at,
    updatedAt: at,
  })
}

function* items(size: TableSize): Generator<Item> {
  const { startups, rolesEach, applicationsEach } = size
  for (let place = 0; place < TALENTS; place++) yield person(talentId(place), 'TALENT')
  for (let place = 0; place < startups; place++) {
    yield person(founderId(place), 'FOUNDER')
    yield startup(place, rolesEach)
  }
  // The newest roles are of all startups, as they are where many look for people.
  for (let place = 0; place < rolesIn(size); place++) {
    const of = { startupId: startupId(place % startups), roleId: roleId(place) }
    yield role(place, of.startupId, applicationsEach)
    for (let n = 0; n < applicationsEach; n++) yield application(place * applicationsEach + n, of)
  }
}

export const fillHub = (store: Store, size: TableSize): Promise<void> => write(store, items(size))
