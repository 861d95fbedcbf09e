import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/cache.ts'
import { Me } from './users.operations.ts'

export const meReading = { ...reading(['me'], Me, {}), staleTime: 60_000 }

/** Undefined while it is not known, null before somebody has registered here. */
export const useMe = () => useQuery(meReading).data?.me
