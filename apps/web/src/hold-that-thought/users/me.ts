import { useQuery } from '@tanstack/react-query'
import { queries, reading } from '../../api/cache.ts'
import { Me, type MeData, type OwnProfile } from './users.operations.ts'

/** Null for who has not registered here. */
export const meReading = { ...reading(['letters', 'me'], Me, {}), staleTime: 60_000 }

export const useMe = () => useQuery(meReading).data?.me

/** A profile has no id of its own by which the cache would find it. */
export const setMe = (me: OwnProfile): void =>
  void queries.setQueryData<MeData>(meReading.queryKey, { me })

export const isApproved = ({ status, groups }: OwnProfile): boolean =>
  status === 'active' && groups.includes('approved')

export const isAdmin = (me: OwnProfile | null | undefined): boolean =>
  me?.groups.includes('admin') ?? false
