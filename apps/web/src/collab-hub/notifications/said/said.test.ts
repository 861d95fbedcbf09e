import { expect, it } from 'vitest'
import type { HubNotification } from '../notifications.operations.ts'
import type { Kind } from './news.ts'
import { isCountSaid, saidOf } from './said.ts'
import { saidDe } from './words/de.ts'
import { saidEn } from './words/en.ts'

const NOTHING = {
  role: null,
  startup: null,
  level: null,
  tier: null,
  until: null,
  number: null,
  search: null,
  note: null,
}

const told = (
  kind: Kind | null,
  named: Partial<NonNullable<HubNotification['named']>>,
  count = 1,
) => ({
  kind,
  named: { ...NOTHING, ...named },
  count,
  title: 'As it was written',
  body: 'By others.',
})

const dayOf = (time: string) => time.slice(0, 10)

it('says in the language of who reads what the server has written in its own', () => {
  const given = told('APPLICATION_ARRIVED', { role: 'Cook', startup: 'Quiet Engines' }, 3)
  expect(saidOf(saidDe, dayOf, given)).toEqual({
    title: '3 neue Bewerbungen',
    body: '3 Personen haben sich auf „Cook“ bei Quiet Engines beworben.',
  })
  expect(saidOf(saidEn, dayOf, given).title).toBe('3 new applications')
  const until = told('ACCESS_GIVEN', { level: 'VIEW_DECK', until: '2027-02-03T10:00:00.000Z' })
  expect(saidOf(saidDe, dayOf, until).body).toContain('das Profil und das Deck, bis 2027-02-03')
})

it('leaves what others have written as it is', () => {
  expect(saidOf(saidDe, dayOf, told(null, {}))).toEqual({
    title: 'As it was written',
    body: 'By others.',
  })
})

it('has a whole sentence for every kind, also where nothing can be named', () => {
  for (const words of [saidEn, saidDe])
    for (const kind of Object.keys(words.kinds) as Kind[]) {
      const { title, body } = saidOf(words, dayOf, told(kind, { until: '2027-02-03' }))
      expect(`${title} ${body}`, kind).not.toMatch(/undefined|null|NaN/)
      expect(title).not.toBe('')
    }
})

it('does not say a number twice', () => {
  expect(isCountSaid(told('APPLICATION_ARRIVED', {}, 3))).toBe(true)
  expect(isCountSaid(told('MESSAGE_DIRECT', {}, 3))).toBe(false)
  expect(isCountSaid(told(null, {}, 1))).toBe(true)
})
