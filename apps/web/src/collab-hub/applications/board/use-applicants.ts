import { useQuery } from '@tanstack/react-query'
import { useWhole } from '../../../api/whole.ts'
import { isMeant } from '../../../ui/meant.ts'
import { useAsked } from '../../../shell/nav.tsx'
import { nameOf } from '../../users/person.tsx'
import type { Applicant } from './board.operations.ts'
import { applicationReading, applicationsListing, roleApplicationsListing } from './readings.ts'

const textOf = ({ applicant }: Applicant) =>
  applicant ? [nameOf(applicant), ...applicant.skills].join(' ') : ''

/** Of all roles or of the one in the address; what is further down the list belongs on the board, too. */
export function useApplicants(startupId: string) {
  const { role, q = '' } = useAsked()
  const ofAll = useWhole({ ...applicationsListing(startupId), enabled: role === undefined })
  const ofRole = useWhole({
    ...roleApplicationsListing(startupId, role ?? ''),
    enabled: role !== undefined,
  })
  const list = role === undefined ? ofAll : ofRole
  const items = list.items?.filter((one) => isMeant(textOf(one), q))
  return { ...list, items, all: list.items }
}

/** Which one is open is in the address; it may be one that the filters leave out. */
export function useOpened(
  startupId: string,
  applications: readonly Applicant[],
): Applicant | undefined {
  const { open } = useAsked()
  const known = applications.find(({ id }) => id === open)
  const { data } = useQuery({
    ...applicationReading(startupId, open ?? ''),
    enabled: open !== undefined && known === undefined,
  })
  return known ?? (open === undefined ? undefined : data?.application)
}
