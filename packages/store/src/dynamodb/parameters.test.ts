import { describe, expect, it } from 'vitest'
import type { Condition, TableDefinition } from '../port.ts'
import { positionOf } from '../position.ts'
import { conditionExpression, references } from './expression.ts'
import { queryParameters } from './read-parameters.ts'
import {
  deleteParameters,
  leftoverParameters,
  putParameters,
  transactionParameters,
  updateParameters,
} from './write-parameters.ts'

const table: TableDefinition = {
  name: 'notes',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' }, GSI4: { partition: 'GSI4PK' } },
  ttl: 'ttl',
  log: true,
}
const lasting: TableDefinition = { name: 'lasting', indexes: {}, log: false }
const target = { table, tableName: 'prod-notes', nowSeconds: 100 }
const lastingTarget = { table: lasting, tableName: 'lasting', nowSeconds: 100 }
const key = { PK: 'P', SK: 'S' }

function rendered(condition: Condition, moment = lastingTarget) {
  const refer = references()
  return { text: conditionExpression(condition, moment, refer), ...refer.parameters() }
}

describe('conditions', () => {
  it('names attributes and values by placeholders, each attribute once', () => {
    const condition = {
      all: [
        { attribute: 'status', equals: 'open' },
        {
          any: [
            { attribute: 'n', lessThan: 3 },
            { attribute: 'status', in: ['a', null] },
          ],
        },
      ],
    } as const
    expect(rendered(condition)).toEqual({
      text: '(#0=:0 AND (#1<:1 OR #0 IN (:2,:3)))',
      ExpressionAttributeNames: { '#0': 'status', '#1': 'n' },
      ExpressionAttributeValues: {
        ':0': { S: 'open' },
        ':1': { N: '3' },
        ':2': { S: 'a' },
        ':3': { NULL: true },
      },
    })
  })

  it('lets notEquals hold only for an attribute that is there', () => {
    expect(rendered({ attribute: 'a', notEquals: true }).text).toBe(
      '(attribute_exists(#0) AND #0<>:0)',
    )
  })

  it.each([
    ['absent', '#1<=:0 OR attribute_not_exists(#0)'],
    ['present', 'NOT (#1<=:0) AND attribute_exists(#0)'],
    [{ attribute: 'a', missing: true }, '#1<=:0 OR attribute_not_exists(#0)'],
    [{ attribute: 'a', atLeast: 5 }, 'NOT (#1<=:1) AND #0>=:0'],
    [
      { any: ['absent', { attribute: 'a', equals: 1 }] },
      '#2<=:1 OR (attribute_not_exists(#0) OR #1=:0)',
    ],
    [
      { all: ['present', { attribute: 'a', missing: true }] },
      'NOT (#2<=:0) AND (attribute_exists(#0) AND attribute_not_exists(#1))',
    ],
  ] as [Condition, string][])('judges an expired item as absent: %j', (condition, text) => {
    expect(rendered(condition, target).text).toBe(text)
  })
})

describe('writes', () => {
  it('sends a blind put and delete without any condition', () => {
    expect(putParameters({ kind: 'put', item: { ...key, n: 1 } }, target)).toEqual({
      TableName: 'prod-notes',
      Item: { PK: { S: 'P' }, SK: { S: 'S' }, n: { N: '1' } },
    })
    expect(deleteParameters({ kind: 'delete', key }, target)).toEqual({
      TableName: 'prod-notes',
      Key: { PK: { S: 'P' }, SK: { S: 'S' } },
    })
  })

  it('renders all verbs of an update', () => {
    const update = {
      kind: 'update',
      key,
      set: { a: 'x' },
      setIfMissing: { b: [true] },
      remove: ['c', 'd'],
      add: { n: -2 },
      returnItem: true,
    } as const
    expect(updateParameters(update, lastingTarget)).toEqual({
      TableName: 'lasting',
      Key: { PK: { S: 'P' }, SK: { S: 'S' } },
      UpdateExpression: 'SET #0=:0,#1=if_not_exists(#1,:1) REMOVE #2,#3 ADD #4 :2',
      ConditionExpression: 'attribute_exists(#5)',
      ExpressionAttributeNames: {
        '#0': 'a',
        '#1': 'b',
        '#2': 'c',
        '#3': 'd',
        '#4': 'n',
        '#5': 'PK',
      },
      ExpressionAttributeValues: {
        ':0': { S: 'x' },
        ':1': { L: [{ BOOL: true }] },
        ':2': { N: '-2' },
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    })
  })

  it('never updates an expired item, even where an absent one would do', () => {
    const update = { kind: 'update', key, set: { a: 1 }, orCreate: true, when: 'absent' } as const
    const parameters = updateParameters(update, target)
    expect(parameters.ConditionExpression).toBe('NOT (#1<=:1) AND attribute_not_exists(#2)')
    // The leftover has to be seen to be removed.
    expect(parameters).toMatchObject({ ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })
    expect(leftoverParameters(update, target)).toMatchObject({
      ConditionExpression: '#0<=:0',
      ExpressionAttributeNames: { '#0': 'ttl' },
      ExpressionAttributeValues: { ':0': { N: '100' } },
    })
  })

  it('puts operations and token into one transaction', () => {
    const operations = [
      { kind: 'put', item: key, when: 'absent' },
      { kind: 'check', key: { PK: 'Q', SK: 'S' }, when: 'present' },
      { kind: 'delete', key: { PK: 'R', SK: 'S' } },
    ] as const
    expect(transactionParameters(operations, lastingTarget, 'token')).toMatchObject({
      ClientRequestToken: 'token',
      TransactItems: [
        { Put: { ConditionExpression: 'attribute_not_exists(#0)' } },
        {
          ConditionCheck: { ConditionExpression: 'attribute_exists(#0)', Key: { PK: { S: 'Q' } } },
        },
        { Delete: { Key: { PK: { S: 'R' } } } },
      ],
    })
  })
})

describe('queries', () => {
  it('reads the table consistently and drops what has expired', () => {
    const query = { partition: 'P', sort: { begins: 'A' }, limit: 5, descending: true } as const
    expect(queryParameters(query, target)).toEqual({
      TableName: 'prod-notes',
      KeyConditionExpression: '#0=:0 AND begins_with(#1,:1)',
      FilterExpression: 'NOT (#2<=:2)',
      ExpressionAttributeNames: { '#0': 'PK', '#1': 'SK', '#2': 'ttl' },
      ExpressionAttributeValues: { ':0': { S: 'P' }, ':1': { S: 'A' }, ':2': { N: '100' } },
      Limit: 5,
      ScanIndexForward: false,
      ConsistentRead: true,
    })
    expect(queryParameters({ partition: 'P', stale: true }, target).ConsistentRead).toBe(false)
  })

  it('reads an index by its own attributes, never consistently', () => {
    const after = { PK: 'P', SK: 'S', GSI1PK: 'G', GSI1SK: 'c' }
    const sort = { between: ['a', 'd'] } as const
    const query = { index: 'GSI1', partition: 'G', sort, after }
    expect(queryParameters(query, target)).toMatchObject({
      IndexName: 'GSI1',
      KeyConditionExpression: '#0=:0 AND #1 BETWEEN :1 AND :2',
      ExpressionAttributeNames: { '#0': 'GSI1PK', '#1': 'GSI1SK' },
      ExclusiveStartKey: { PK: { S: 'P' }, SK: { S: 'S' }, GSI1PK: { S: 'G' }, GSI1SK: { S: 'c' } },
      ConsistentRead: false,
    })
  })

  it('goes on after the key attributes of the last item', () => {
    const item = { ...key, GSI1PK: 'G', GSI1SK: 'g', GSI4PK: 'F', text: 'x' }
    expect(positionOf(item, undefined)).toEqual(key)
    expect(positionOf(item, table.indexes.GSI1)).toEqual({ ...key, GSI1PK: 'G', GSI1SK: 'g' })
    expect(positionOf(item, table.indexes.GSI4)).toEqual({ ...key, GSI4PK: 'F' })
  })
})
