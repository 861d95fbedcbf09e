import { describe, expect, it } from 'vitest'
import { library } from '../testing/library.ts'
import { matchPatterns } from './match-patterns.ts'
import { parseCondition } from './parse-condition.ts'

const match = (text: string) => matchPatterns(library, parseCondition(library.table, text))

describe('the documented access pattern of a query', () => {
  it.each([
    ['PK=READER#r1 SK=PROFILE', 'readerById'],
    ['PK=READER#r1 AND begins_with(SK, "LOAN#")', 'loansOf'],
    ['PK=READER#r1 SK begins_with LOAN#2026', 'loansOf'],
    ['PK=READER#r1 SK between LOAN#2026-01 and LOAN#2026-02', 'loansOf'],
    ['PK=READER#r1 SK between LOAN#2026-01 and LOAN$', 'loansOf'],
    ['PK=READER#r1 SK=LOAN#2026-01-01#b1', 'loanByKey'],
    ['PK=READER#r1 SK begins_with LOAN#2026-01-01#', 'loansOnDay'],
    ['PK=READER#r1 SK between LOAN#2026-01-01#a and LOAN#2026-01-01#b', 'loansOnDay'],
    ['PK=READER#r1 SK begins_with WISH#', 'wishesOf'],
    ['PK=READER#r1', 'readerWithAll'],
    ['GSI1PK=BOOK#b1 GSI1SK begins_with LOAN#', 'loansOfBook'],
    ['GSI1PK=OPEN_WISHES', 'openWishes'],
    ['email=zoe@example.org', 'readerByEmail'],
  ])('%s is %s', (text, name) => {
    expect(match(text).same).toEqual([name])
  })

  it('is found without the prefix where nothing else can stand in the partition', () => {
    expect(match('GSI1PK=BOOK#b1').same).toEqual(['loansOfBook'])
    expect(match('GSI2PK=BOOK#b1').same).toEqual(['wishesForBook'])
  })

  it('is found for a shard of its partition', () => {
    expect(match('GSI1PK=BOOK#b1#3').same).toEqual(['loansOfBook'])
  })

  it('names what reads more and what reads a part', () => {
    expect(match('PK=READER#r1 SK begins_with LOAN#').wider).toEqual(['readerWithAll'])
    expect(match('PK=READER#r1 SK begins_with LOAN#2026-01-01#').wider).toEqual([
      'loansOf',
      'readerWithAll',
    ])
    expect(match('PK=READER#r1').narrower).toEqual([
      'readerById',
      'loansOf',
      'loansOnDay',
      'loanByKey',
      'wishesOf',
    ])
  })

  it('is none for keys that no template has', () => {
    const none = { same: [], wider: [], narrower: [] }
    expect(match('PK=SHELF#s1')).toEqual(none)
    expect(match('GSI2PK=READER#r1')).toEqual(none)
    expect(match('GSI2PK=BOOK#b1 GSI2SK=OTHER#1')).toEqual(none)
    expect(match('PK=READER#r1 SK begins_with LOAN#2026#b1#more').same).toEqual(['readerWithAll'])
  })
})
