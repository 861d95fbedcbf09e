import { type AnyEntity, toItem } from '@longtable/entity'
import { itemPlaces, provesModel, storedAs } from '@longtable/testing/model'
import { describe, expect, it } from 'vitest'
import * as g from '../index.ts'
import { keys, samples, samplesByEntity } from '../testing/samples.ts'

/** Where an item of this value is found. */
const placed = (entity: AnyEntity, value: object | undefined) =>
  itemPlaces(g.ggCore, toItem(entity, value as never))

const T2 = '2024-01-15T10:02:00.000Z'
const T4 = '2024-01-15T10:04:00.000Z'

provesModel(g.goalsGuild, {
  stored: samplesByEntity.map(({ name, entity, values }) =>
    storedAs(entity, values, keys[name as keyof typeof keys]),
  ),
  source: new URL('..', import.meta.url),
})

describe('keys', () => {
  it('of a follower of a sharded account name the shard', () => {
    expect(placed(g.Follow, samples.Follow[5])).toEqual({
      table: ['USER#eve', 'FOLLOWING#ana'],
      GSI1: ['USER#ana#1', 'FOLLOWER#eve'],
      GSI2: ['FOLLOWERS#ana#1', `${T4}#eve`],
    })
  })

  it('of a done or undated task leave the due buckets', () => {
    const [done, undated] = [samples.Task[3], samples.Task[5]]
    expect(placed(g.Task, done)).not.toHaveProperty('GSI4')
    expect(placed(g.Task, undated)).toEqual({
      table: ['GOAL#g1', 'TASK#t5'],
      GSI1: ['USER#ana', 'ENTITY#Task#NODUE#t5'],
    })
  })

  it('of a reply are in the thread instead of the top level', () => {
    expect(placed(g.Comment, samples.Comment[2])).toEqual({
      table: ['RESOURCE#GOAL#g1', `COMMENT#${T2}#c2`],
      GSI1: ['COMMENT#c1', `CREATED#${T2}`],
      GSI3: ['AUTHOR#ana', `COMMENT#${T2}#c2`],
    })
  })

  it('of an invite to an unknown e-mail wait under it', () => {
    expect(placed(g.CollaborationInvite, samples.CollaborationInvite[5])).toMatchObject({
      GSI1: ['EMAIL#new@example.com', 'INVITE#pending#2024-01-15T10:06:00.000Z'],
    })
  })

  it('of every counter are the documented ones', () => {
    expect(samples.Counter.map((counter) => placed(g.Counter, counter).table?.[1])).toEqual([
      'COUNTER#FOLLOWERS',
      'COUNTER#FOLLOWING',
      'COUNTER#UNREAD',
      'COUNTER#FOLLOWERS',
    ])
  })
})
