import { queries, reading } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { personReading } from '../follows/readings.ts'
import { AdminProfile, AdminProfileByEmail, AdminPromotion } from './admin.operations.ts'

export const ADMIN = ['admin']

const ID = /^[0-9A-Za-z-]{26,36}$/

/** A nickname is no id: it has at most 32 characters, so that one that looks like both is asked twice. */
async function idOf(given: string): Promise<string> {
  const found = await queries
    .fetchQuery(personReading(given.replace(/^@/, '')))
    .catch((error: unknown) => {
      if (ID.test(given)) return undefined
      throw error
    })
  return found?.userByNickname.id ?? given
}

/** Somebody by whatever is known of them. */
export const adminProfileReading = (given: string) => ({
  queryKey: [...ADMIN, 'profile', given],
  queryFn: async () => {
    if (given.includes('@') && !given.startsWith('@'))
      return (await request(AdminProfileByEmail, { email: given })).profileByEmail
    return (await request(AdminProfile, { id: await idOf(given) })).profile
  },
  retry: false,
})

/** A person by their nickname, a group by its id. */
export const actorReading = (given: string) => ({
  queryKey: [...ADMIN, 'actor', given],
  queryFn: () => idOf(given),
  retry: false,
})

export const promotionReading = (actorId: string) =>
  reading([...ADMIN, 'promotion', actorId], AdminPromotion, { actorId })
