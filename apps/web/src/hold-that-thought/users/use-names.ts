import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/cache.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { MemberNames } from './names.operations.ts'

const namesReading = { ...reading(['letters', 'names'], MemberNames, {}), staleTime: 10 * 60_000 }

/** What somebody is called of whom only the id is known. */
export function useNames(): (userId: string) => string {
  const { deletedUser } = useCommon()
  const { data } = useQuery(namesReading)
  const names = new Map(data?.members.items.map((one) => [one.userId, one.displayName]))
  return (userId) => names.get(userId) ?? (data ? deletedUser : '…')
}
