import { asRead } from '@longtable/entity'
import { adopter, carrying, completes } from '@longtable/system'
import { rowsOf } from './letter-rows.ts'
import { Letter } from './letter.entity.ts'

/** What hangs on a letter that others wrote. */
const rows = adopter(Letter, {
  name: 'letters.rows',
  isOurs: carrying('letterId'),
  async adopt(letter, { store }) {
    const wanted = rowsOf(letter)
    const found = await store.getMany(wanted.map(({ PK, SK }) => ({ PK, SK })))
    const operations = wanted
      .filter((_, place) => !found[place])
      .map((item) => ({ kind: 'put', item }) as const)
    return operations.length > 0
      ? [{ operations, when: asRead(Letter, letter, 'date', 'updatedAt') }]
      : []
  },
})

export const adoptLetters = [
  rows,
  completes(Letter, { name: 'letters.letter', isOurs: carrying('letterId') }),
]
