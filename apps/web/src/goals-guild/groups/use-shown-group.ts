import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { GroupFields } from './groups.operations.ts'
import { groupReading } from './readings.ts'

/** The group whose page this is part of; the page shows its parts only when it is known. */
export function useShownGroup(): GroupFields | undefined {
  const { groupId } = useParams({ from: '/app/groups/$groupId' })
  return useQuery(groupReading(groupId)).data?.group
}
