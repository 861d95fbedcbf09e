import type { Counted, RoleFunnel, StartupViews, StartupVisit } from '../stats/stats.entity.ts'
import { at, sample } from './sample.ts'

export const counted = sample<Counted>({
  kind: 'users',
  id: 'u1',
  group: 'TALENT',
  day: '2024-01-15',
})
export const roleFunnel = sample<RoleFunnel>({
  startupId: 's1',
  roleId: 'r1',
  status: 'PENDING',
  count: 2,
})
export const startupView = sample<StartupViews>({
  startupId: 's1',
  day: '2024-01-15',
  views: 3,
  deckViews: 1,
})
export const startupVisit = sample<StartupVisit>({
  startupId: 's1',
  day: '2024-01-15',
  userId: 'u1',
  createdAt: at(0),
  ttl: 4_000_000_000,
})
