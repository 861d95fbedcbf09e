import { lookup, pattern } from '@longtable/entity'
import { Counted, RoleFunnel, StartupViews, StartupVisit, Stats } from './stats.entity.ts'

/** All, or a range of names: days come before the rest. */
export const stats = pattern(Stats, 'table', { source: 'spec: admin figures' })

export const countedItem = lookup(Counted, { source: 'spec: as what something is counted' })

export const roleFunnel = lookup(RoleFunnel, { source: 'spec: funnel per role' })

export const roleFunnelsOf = pattern(RoleFunnel, 'table', { source: 'spec: funnel per role' })

export const startupViewsOf = pattern(StartupViews, 'table', { source: 'spec: views per day' })

export const startupVisit = lookup(StartupVisit, { source: 'spec: who has looked today' })
