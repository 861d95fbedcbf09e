import { useEffect } from 'react'
import { useListing } from '../../api/listing.ts'
import type { MemberFields } from '../family/family.operations.ts'
import { membersListing } from '../family/readings.ts'
import { useMe } from '../users/me.ts'

/** Everybody one can write to: all of the family but oneself. */
export function useOthers(): readonly MemberFields[] {
  const me = useMe()
  const { items = [], more, isMoreBusy } = useListing(membersListing)
  const isAsked = more !== undefined && !isMoreBusy
  useEffect(() => {
    if (isAsked) more()
  }, [isAsked, more])
  return items.filter(({ userId }) => userId !== me?.userId)
}
