import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/cache.ts'
import { Me } from './users.operations.ts'

/** Null for who is not signed in, or has not registered here. */
export const meReading = { ...reading(['hub', 'me'], Me, {}), staleTime: 60_000 }

export const useMe = () => useQuery(meReading).data?.me
