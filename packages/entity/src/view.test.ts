import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import { entity } from './entity.ts'
import { Id } from './fields.ts'
import { table } from './table.ts'
import { view } from './view.ts'

const Rooms = table({ name: 'rooms', indexes: {}, discriminator: 'type' })
const Guest = entity(Rooms, {
  type: 'Guest',
  fields: { id: Id, name: z.string(), note: z.string().optional(), secret: z.string().optional() },
  keys: { table: ['GUEST#{id}', 'GUEST'] },
})

const guestShown = view(Guest, 'id', 'note')

it('a view shows what its list names, null where there is none, and nothing else', () => {
  expect(guestShown({ id: '1', name: 'Ana', secret: 's' })).toEqual({ id: '1', note: null })
  expect(guestShown({ id: '1', name: 'Ana', note: 'n' })).toEqual({ id: '1', note: 'n' })
  expectTypeOf<ReturnType<typeof guestShown>>().toEqualTypeOf<{
    readonly id: string
    readonly note: string | null
  }>()
})

it('a view is shown with more, as it is given', () => {
  const shown = guestShown({ id: '1', name: 'Ana' }, { isOld: false })
  expect(shown).toEqual({ id: '1', note: null, isOld: false })
  expectTypeOf(shown.isOld).toEqualTypeOf<boolean>()
})

it('a view of a field that is not there is refused', () => {
  // @ts-expect-error -- no such field
  expect(() => view(Guest, 'id', 'age')).toThrow('Guest has no field age.')
})

it('a view is null in all of its names for who does not see it', () => {
  const guest = { id: '1', name: 'Ana', note: 'n' }
  expect(guestShown.when(true, guest)).toEqual({ id: '1', note: 'n' })
  expect(guestShown.when(false, guest)).toEqual({ id: null, note: null })
  expectTypeOf<ReturnType<typeof guestShown.when>>().toEqualTypeOf<{
    readonly id: string | null
    readonly note: string | null
  }>()
})
