import { lookup, pattern } from '@longtable/entity'
import { Task } from './task.entity.ts'

export const tasksIn = pattern(Task, 'table', { source: '004: List tasks in a goal' })

/** By date, undated last; `from` and `to` bound the date. */
export const tasksOf = pattern(Task, 'GSI1', { source: '001: Task listing copy (due, by date)' })

/** Open ones in goals of others, by date. */
export const tasksAssignedTo = pattern(Task, 'GSI2', { source: 'spec: tasks assigned to me' })
export const tasksDueOn = pattern(Task, 'GSI4', { source: '004: GSI4 due buckets' })
export const taskById = lookup(Task, { source: '004: Task' })
