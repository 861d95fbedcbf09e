import { describe, expect, it } from 'vitest'
import { foldedName, namesOf, startOf } from './folded-name.ts'

describe('a folded name', () => {
  it.each([
    ['  Łukasz  Núñez ', 'lukasz nunez'],
    ['STRAẞE straße', 'strasse strasse'],
    ['Æsa Ørsted', 'aesa orsted'],
    ['İpek ışık', 'ipek isik'],
    ['Nguyễn Thị Ánh', 'nguyen thi anh'],
    ['田中 健二', '田中 健二'],
    ['김민준', '김민준'],
    ['ｗｉｄｅ', 'wide'],
    ['❤️ 👩‍🚀', '❤ 👩🚀'],
    ['a#b\u0007c', 'a b c'],
    ['#', ''],
  ])('of %j is %j', (name, folded) => expect(foldedName(name)).toBe(folded))

  it('has an end, whatever its letters become', () => {
    expect(Buffer.byteLength(foldedName('﷽'.repeat(100)))).toBeLessThanOrEqual(160)
  })

  it('is looked for under two letters, or one sign that says as much', () => {
    const given = ['lukasz', 'x', '田中', '김민준', '🦊 fox', '']
    expect(given.map(startOf)).toEqual(['lu', 'x', '田', '김', '🦊', ''])
  })
})

it('somebody is found by their nickname and by each word of their name', () => {
  const names = (nickname: string, fullName: string) => namesOf({ nickname, fullName })
  expect(names('Ana_B', 'Ana María Becker')).toEqual([
    'ana_b',
    'ana maria becker',
    'maria becker',
    'becker',
  ])
  expect(names('ana', 'Ana')).toEqual(['ana'])
  expect(names('ana', '#')).toEqual(['ana'])
  expect(names('ana', 'a b c d e f g h')).toHaveLength(7)
})
