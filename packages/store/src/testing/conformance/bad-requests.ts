import { item, key } from './world.ts'

export type Case = readonly [request: unknown, subject: string, rule: string]

/** Written as a caller without types would: the store is the last place that can refuse it. */
const put = (attributes: object) => [{ kind: 'put', item: { ...item('a'), ...attributes } }]
const update = (parts: object) => [{ kind: 'update', key: key('a'), orCreate: true, ...parts }]
const checkedBy = (when: unknown) => [{ kind: 'check', key: key('a'), when }]

export const lone = 'a\ud800'
const wellFormed = 'a string must be well-formed Unicode (lone surrogate)'

export const values: readonly Case[] = [
  [put({ x: undefined }), 'attribute x', 'a undefined cannot be stored'],
  [put({ x: () => 1 }), 'attribute x', 'a function cannot be stored'],
  [put({ x: 1n }), 'attribute x', 'a bigint cannot be stored'],
  [put({ x: Symbol('s') }), 'attribute x', 'a symbol cannot be stored'],
  [put({ x: new Date(0) }), 'attribute x', 'a Date cannot be stored'],
  [put({ x: new Set([1]) }), 'attribute x', 'a Set cannot be stored'],
  [put({ x: new Uint8Array(2) }), 'attribute x', 'a Uint8Array cannot be stored'],
  [put({ x: { y: [new Map()] } }), 'attribute x.y[0]', 'a Map cannot be stored'],
  [put({ x: [undefined] }), 'attribute x[0]', 'a undefined cannot be stored'],
  [put({ x: { y: Number.NaN } }), 'attribute x.y', 'NaN is not a number DynamoDB can hold'],
  [put({ x: lone }), 'attribute x', wellFormed],
  [put({ x: [lone] }), 'attribute x[0]', wellFormed],
  [put({ '': 1 }), 'attribute', 'a name must not be empty'],
  [put({ [lone]: 1 }), 'attribute name', wellFormed],
  [put(JSON.parse('{"__proto__":1}')), 'attribute __proto__', 'this name cannot be stored'],
  [put({ x: JSON.parse('{"__proto__":1}') }), 'attribute __proto__', 'this name cannot be stored'],
  [put({ x: { '': 1 } }), 'attribute', 'a name must not be empty'],
  [put({ ttl: 'tomorrow' }), 'attribute ttl', 'the expiry must be whole epoch seconds'],
  [put({ ttl: 1.5 }), 'attribute ttl', 'the expiry must be whole epoch seconds'],
  [put({ GSI1PK: 1 }), 'GSI1 key GSI1PK', 'a key must be a string'],
  [put({ GSI1SK: null }), 'GSI1 key GSI1SK', 'a key must be a string'],
  [put({ GSI1PK: '' }), 'GSI1 key GSI1PK', 'a key must not be empty'],
  [
    put({ GSI4PK: 'x'.repeat(2049) }),
    'GSI4 key GSI4PK',
    'a key has at most 2048 bytes, this one 2049',
  ],
  [
    put({ GSI2SK: 'x'.repeat(1025) }),
    'GSI2 key GSI2SK',
    'a key has at most 1024 bytes, this one 1025',
  ],
]

export const keys: readonly Case[] = [
  [put({ PK: '' }), 'PK', 'a key must not be empty'],
  [put({ SK: '' }), 'SK', 'a key must not be empty'],
  [put({ PK: 5 }), 'PK', 'a key must be a string'],
  [put({ SK: undefined }), 'SK', 'a key must be a string'],
  [put({ PK: lone }), 'PK', wellFormed],
  [put({ PK: 'x'.repeat(2049) }), 'PK', 'a key has at most 2048 bytes, this one 2049'],
  [[{ kind: 'delete', key: { PK: 'P', SK: '' } }], 'SK', 'a key must not be empty'],
  [[{ kind: 'update', key: { PK: '', SK: 'a' }, set: { n: 1 } }], 'PK', 'a key must not be empty'],
]

export const updates: readonly Case[] = [
  [update({}), 'update of P / a', 'changes no attribute'],
  [update({ set: {}, remove: [] }), 'update of P / a', 'changes no attribute'],
  [update({ set: { PK: 'Q' } }), 'attribute PK', 'a key cannot be updated'],
  [update({ remove: ['SK'] }), 'attribute SK', 'a key cannot be updated'],
  [update({ set: { n: 1 }, remove: ['n'] }), 'attribute n', 'named twice in one update'],
  [update({ add: { n: 1 }, setIfMissing: { n: 0 } }), 'attribute n', 'named twice in one update'],
  [update({ remove: ['n', 'n'] }), 'attribute n', 'named twice in one update'],
  [update({ add: { n: 0.5 } }), 'attribute n', 'only whole numbers can be added'],
  [update({ add: { n: '1' } }), 'attribute n', 'only whole numbers can be added'],
  [
    update({ add: { GSI1PK: 1 } }),
    'GSI1 key GSI1PK',
    'a key must be a string, so nothing can be added to it',
  ],
  [update({ set: { GSI1SK: '' } }), 'GSI1 key GSI1SK', 'a key must not be empty'],
  [
    update({ setIfMissing: { ttl: '1' } }),
    'attribute ttl',
    'the expiry must be whole epoch seconds',
  ],
  [update({ set: { x: undefined } }), 'attribute x', 'a undefined cannot be stored'],
]

const n = (test: object) => ({ attribute: 'n', ...test })
const deep = { all: [{ any: [{ all: ['present'] }] }] }
export const conditions: readonly Case[] = [
  [checkedBy(undefined), 'check', 'needs a condition'],
  [checkedBy('gone'), 'condition', 'unknown: gone'],
  [checkedBy({ all: [] }), 'condition', 'a group must not be empty'],
  [checkedBy({ any: ['absent', { all: [] }] }), 'condition', 'a group must not be empty'],
  [checkedBy(deep), 'condition', 'groups nest at most twice'],
  [checkedBy(n({ in: [] })), 'condition on n', '"in" takes 1 to 50 values'],
  [checkedBy(n({ in: Array(51).fill(1) })), 'condition on n', '"in" takes 1 to 50 values'],
  [checkedBy(n({ equals: [1] })), 'condition on n', 'only single values can be compared'],
  [checkedBy(n({ in: [1, {}] })), 'condition on n', 'only single values can be compared'],
  [checkedBy(n({ lessThan: true })), 'condition on n', '"lessThan" takes a string or a number'],
  [checkedBy(n({ like: 'x' })), 'condition on n', 'unknown comparison'],
  [checkedBy(n({ equals: undefined })), 'condition on n', 'a undefined cannot be stored'],
  [checkedBy({ attribute: '', exists: true }), 'attribute', 'a name must not be empty'],
  [checkedBy({ all: Array(61).fill('present') }), 'condition', 'at most 60 terms, this one has 61'],
]

export const calls: readonly Case[] = [
  [[], 'write', 'needs an operation'],
  [[{ kind: 'upsert', key: key('a') }], 'operation', 'unknown kind upsert'],
]

const of = (query: object) => ({ partition: 'P', ...query })
const notOfThis = 'it is not of this query'
export const queries: readonly Case[] = [
  [of({ index: 'GSI9' }), 'index GSI9', 'table sample has GSI1, GSI2, GSI4, shared'],
  [of({ index: 'constructor' }), 'index constructor', 'table sample has GSI1, GSI2, GSI4, shared'],
  [of({ partition: '' }), 'partition', 'a key must not be empty'],
  [of({ partition: 7 }), 'partition', 'a key must be a string'],
  [of({ index: 'GSI4', sort: { equals: 'x' } }), 'index GSI4', 'has no sort key'],
  [of({ sort: {} }), 'sort key', 'the condition is empty'],
  [of({ sort: { equals: 'a', begins: 'a' } }), 'sort key', 'takes one condition'],
  [of({ sort: { contains: 'a' } }), 'sort key', 'unknown condition contains'],
  [of({ sort: { equals: 5 } }), 'sort key', '"equals" takes one string'],
  [of({ sort: { between: ['a'] } }), 'sort key', '"between" takes two strings'],
  [of({ sort: { begins: '' } }), 'sort key', 'a key must not be empty'],
  [
    of({ sort: { atLeast: 'x'.repeat(1025) } }),
    'sort key',
    'a key has at most 1024 bytes, this one 1025',
  ],
  [
    of({ sort: { between: ['😀', '～'] } }),
    'sort key',
    'the lower bound of "between" is above the upper one',
  ],
  [of({ after: { PK: 'P' } }), 'position', `lacks SK: ${notOfThis}`],
  [of({ index: 'GSI1', after: key('a') }), 'position', `lacks GSI1PK: ${notOfThis}`],
  [
    of({ after: { ...key('a'), GSI1PK: 'G' } }),
    'position',
    `has other attributes than PK, SK: ${notOfThis}`,
  ],
  [of({ after: key('a', 'Q') }), 'position', 'is of another partition'],
  [
    of({ sort: { begins: 'b' }, after: key('a') }),
    'position',
    'lies outside the sort key condition',
  ],
]
