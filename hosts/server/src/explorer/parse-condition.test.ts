import { InvalidRequestError, type SortCondition } from '@longtable/store'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { libraryTable } from '../testing/library.ts'
import { conditionText } from './condition-text.ts'
import { keyNames } from './key-names.ts'
import { CONDITION_BYTES_MAX, parseCondition } from './parse-condition.ts'

const parse = (text: string) => parseCondition(libraryTable, text)

function refusalOf(text: string): { subject: string; rule: string } {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof InvalidRequestError) return { subject: error.subject, rule: error.rule }
    throw error
  }
  throw new Error(`${text} was accepted`)
}

describe('a key condition', () => {
  it.each<[string, object]>([
    ['PK=READER#r1', { partition: 'READER#r1' }],
    ['PK = READER#r1 SK = PROFILE', { partition: 'READER#r1', sort: { equals: 'PROFILE' } }],
    ['PK=A AND SK begins_with LOAN#', { partition: 'A', sort: { begins: 'LOAN#' } }],
    ['PK=A and begins_with(SK, "LOAN#")', { partition: 'A', sort: { begins: 'LOAN#' } }],
    ['PK=A, SK between B and "C D"', { partition: 'A', sort: { between: ['B', 'C D'] } }],
    ['SK<=B PK=A', { partition: 'A', sort: { atMost: 'B' } }],
    ['PK=A AND SK < B', { partition: 'A', sort: { lessThan: 'B' } }],
    ['PK=A AND SK > B', { partition: 'A', sort: { moreThan: 'B' } }],
    ['PK=A AND SK >= B, descending', { partition: 'A', sort: { atLeast: 'B' }, descending: true }],
    ['PK=A ascending', { partition: 'A' }],
    ['GSI1PK=BOOK#b1', { index: 'GSI1', partition: 'BOOK#b1' }],
    ['GSI1PK=B AND GSI1SK=L', { index: 'GSI1', partition: 'B', sort: { equals: 'L' } }],
    ['email=zoe+x@example.org', { index: 'GSI4', partition: 'zoe+x@example.org' }],
    ['PK=TAG#読書📚', { partition: 'TAG#読書📚' }],
    ['PK="{curly}"', { partition: '{curly}' }],
    ['PK="and"', { partition: 'and' }],
  ])('%s is read', (text, query) => {
    expect(parse(text)).toEqual(query)
  })

  it.each<[string, string, RegExp]>([
    ['SK=PROFILE', 'condition', /needs a partition key: one of PK, GSI1PK, GSI2PK, email/],
    ['descending', 'condition', /needs a partition key/],
    ['pk=A', 'pk', /is no key of this table; its keys are PK, SK, GSI1PK, GSI1SK/],
    ['PK=A AND GSI9SK=B', 'GSI9SK', /is no key of this table/],
    ['PK=A AND GSI1SK=B', 'GSI1SK', /does not go with PK: its sort key is SK/],
    ['email=A AND SK=B', 'SK', /does not go with email: that index has no sort key/],
    ['PK=A AND GSI1PK=B', 'GSI1PK', /reads one partition, and PK names it already/],
    ['PK begins_with A', 'PK', /takes = and nothing else/],
    ['PK=A AND SK=B AND SK=C', 'SK', /one condition on one sort key/],
    ['PK=', 'PK', /needs a value/],
    ['PK=A AND SK between B', 'SK', /between takes two values/],
    ['PK=A AND begins_with(SK "B")', 'SK', /begins_with takes a key and a value/],
    ['PK=A AND begins_with(SK, "B"', 'SK', /not closed/],
    ['PK=A AND begins_with SK B', 'begins_with', /stands after its key/],
    ['PK=A AND SK', 'SK', /needs one of =/],
    ['PK=A AND SK contains B', 'SK', /needs one of =/],
    ['PK="A', 'condition', /quotation mark is not closed/],
    ['PK="\\q"', 'condition', /is not a quoted JSON string/],
    ['PK=""', 'PK', /must not be empty/],
    ['PK=A = B', 'condition', /expected the name of a key, such as PK, but found "="/],
    ['PK=READER#{readerId}', 'PK', /put a value in the place of \{readerId\}/],
    [`PK=${'x'.repeat(CONDITION_BYTES_MAX)}`, 'condition', /at most 4000 bytes/],
  ])('%s is refused with its key and rule', (text, subject, rule) => {
    const refusal = refusalOf(text)
    expect(refusal.subject).toBe(subject)
    expect(refusal.rule).toMatch(rule)
  })

  it('reads back every text that is made of a query', () => {
    const key = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    const verbs = ['equals', 'begins', 'lessThan', 'atMost', 'moreThan', 'atLeast'] as const
    const sort = fc.oneof(
      fc.tuple(fc.constantFrom(...verbs), key).map(([verb, value]) => ({ [verb]: value })),
      fc.tuple(key, key).map((between) => ({ between })),
    ) as fc.Arbitrary<SortCondition>
    const names = fc.constantFrom(...keyNames(libraryTable))
    fc.assert(
      fc.property(
        names,
        key,
        fc.option(sort),
        fc.boolean(),
        (...[chosen, partition, typed, descending]) => {
          const kept = typed !== null && chosen.sort !== undefined ? { sort: typed } : {}
          const text = conditionText(chosen, { partition, ...kept, descending })
          expect(parse(text)).toEqual({
            ...(chosen.index !== 'table' && { index: chosen.index }),
            partition,
            ...kept,
            ...(descending && { descending }),
          })
        },
      ),
    )
  })
})
