import {
  CalendarDate,
  Count,
  entity,
  EpochSeconds,
  Id,
  type Of,
  Timestamp,
} from '@longtable/entity'
import * as z from 'zod'
import { ApplicationStatus } from '../applications/application.entity.ts'
import { collabHubTable } from '../table.ts'

/** One figure for the admins: `users.TALENT`, and `2026-01-31.users.TALENT` of those who came that day. */
export const Stats = entity(collabHubTable, {
  type: 'Stats',
  ours: true,
  isHelper: true,
  fields: { name: Id, count: Count },
  keys: { table: ['STATS', '{name}'] },
})
export type Stats = Of<typeof Stats>

export const FigureKind = z.enum(['users', 'startups', 'applications', 'subscriptions', 'revenue'])
export type FigureKind = z.infer<typeof FigureKind>

/** As what something is counted now: counts are the sums of these, and move in one transaction with them. */
export const Counted = entity(collabHubTable, {
  type: 'Counted',
  ours: true,
  isHelper: true,
  fields: {
    kind: FigureKind,
    id: Id,
    group: z.string(),
    day: CalendarDate,
    /** As how many it counts, where that is not one: what is paid in a month. */
    amount: Count.optional(),
    /** Of an application. */
    startupId: Id.optional(),
    roleId: Id.optional(),
  },
  keys: { table: ['COUNTED#{kind}#{id}', 'COUNTED'] },
})
export type Counted = Of<typeof Counted>

/** How many applications for a role have this status, for its founder. */
export const RoleFunnel = entity(collabHubTable, {
  type: 'RoleFunnel',
  ours: true,
  isHelper: true,
  fields: { startupId: Id, roleId: Id, status: ApplicationStatus, count: Count },
  keys: { table: ['STARTUP#{startupId}', 'FUNNEL#{roleId}#{status}'] },
})
export type RoleFunnel = Of<typeof RoleFunnel>

/** How often a startup and its deck were looked at on a day. */
export const StartupViews = entity(collabHubTable, {
  type: 'StartupView',
  ours: true,
  isHelper: true,
  fields: { startupId: Id, day: CalendarDate, views: Count, deckViews: Count },
  lacking: { views: 0, deckViews: 0 },
  keys: { table: ['STARTUP#{startupId}', 'VIEWS#{day}'] },
})
export type StartupViews = Of<typeof StartupViews>

/** That somebody has looked at a startup on a day: it counts once, and is forgotten soon. */
export const StartupVisit = entity(collabHubTable, {
  type: 'StartupVisit',
  ours: true,
  isHelper: true,
  fields: {
    startupId: Id,
    day: CalendarDate,
    userId: Id,
    createdAt: Timestamp,
    ttl: EpochSeconds.optional(),
  },
  keys: { table: ['STARTUP#{startupId}', 'VISIT#{day}#{userId}'] },
})
export type StartupVisit = Of<typeof StartupVisit>
