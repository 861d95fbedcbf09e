import * as z from 'zod'
import {
  Count,
  EpochSeconds,
  entity,
  Id,
  pattern,
  shardedPart,
  Timestamp,
  table,
} from '../index.ts'

/** A small table for this package's own tests. */
export const Sample = table({
  name: 'sample',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' }, GSI4: { partition: 'email' } },
  discriminator: 'type',
  ttl: 'ttl',
})

export const Task = entity(Sample, {
  type: 'Task',
  fields: {
    goalId: Id,
    id: Id,
    userId: Id,
    title: z.string(),
    dueAt: Timestamp.optional(),
    done: z.boolean(),
    note: z.string().optional(),
  },
  derive: {
    due: (task) => task.dueAt ?? 'NODUE',
    owner: (task) => (task.done ? undefined : task.userId),
  },
  keys: {
    table: ['GOAL#{goalId}', 'TASK#{id}'],
    GSI1: ['USER#{owner}', 'ENTITY#Task#{due}#{id}'],
  },
})

export const User = entity(Sample, {
  type: 'User',
  fields: { userId: Id, email: z.string().optional(), name: z.string() },
  keys: { table: ['USER#{userId}', 'PROFILE'], GSI4: ['{email}'] },
})

export const Role = entity(Sample, {
  type: 'Role',
  fields: { roleId: Id, createdAt: Timestamp, listed: z.boolean(), shard: z.int().optional() },
  derive: {
    list: (role) => (role.listed ? shardedPart('OPEN_ROLES', role.shard ?? 0, '~') : undefined),
  },
  keys: { table: ['ROLE#{roleId}', 'METADATA'], GSI1: ['{list}', '{createdAt}#{roleId}'] },
})

export const Counter = entity(Sample, {
  type: 'Counter',
  fields: { userId: Id, name: Id, count: Count },
  keys: { table: ['USER#{userId}', 'COUNTER#{name}'] },
})

export const Expiring = entity(Sample, {
  type: 'Expiring',
  fields: { id: Id, count: Count, ttl: EpochSeconds },
  keys: { table: ['EXPIRING#{id}', 'EXPIRING'] },
})

export const tasksOf = pattern(Task, 'table', { source: 'sample: tasks of a goal' })
export const tasksDue = pattern(Task, 'GSI1', { source: 'sample: open tasks by date' })
export const openRoles = pattern(Role, 'GSI1', { source: 'sample: open roles', descending: true })
export const userByEmail = pattern(User, 'GSI4', { source: 'sample: by e-mail' })

export const task = (n: number, more: Partial<z.infer<typeof Task.schema>> = {}) => ({
  goalId: 'g1',
  id: `t${String(n).padStart(3, '0')}`,
  userId: 'ana',
  title: `Task ${n}`,
  done: false,
  ...more,
})
