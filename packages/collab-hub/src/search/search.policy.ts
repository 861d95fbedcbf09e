import { findListed } from '@longtable/entity'
import { Grant } from '../access/access-request.entity.ts'
import { accessByInvestor } from '../access/access-request.patterns.ts'
import { isAdmin } from '../context.ts'
import type { Startup } from '../startups/startup.entity.ts'
import { membershipsOf } from '../startups/startup.patterns.ts'
import { isFounderThere, isLive, type Seeing } from '../startups/startup.policy.ts'
import type { User } from '../users/user.entity.ts'

/** Of startups that were opened to one by one; what is beyond is found in their lists. */
const OPENED_MAX = 200

const EVERYBODY = 'everybody'
const INVESTORS = 'investors'
const ADMINS = 'admins'
export const USERS = 'users'
const founderMark = (userId: string) => `founder ${userId}`
const insideMark = (startupId: string) => `inside ${startupId}`

/** The row of the matrix, as marks: who has one of them sees the startup, and its open roles. */
export function startupMarks(startup: Startup, founder: User | undefined): string[] {
  const { startupId, founderId, status, visibility } = startup
  if (!isFounderThere(founder)) return [ADMINS]
  const owner = [ADMINS, founderMark(founderId)]
  if (status !== 'ACTIVE') return owner
  const open = { PUBLIC: [EVERYBODY], INVESTORS_ONLY: [INVESTORS], PRIVATE: [] }[visibility]
  return [...owner, ...open, insideMark(startupId)]
}

/** Closed roles are the business of the founder and of admins. */
export const closedRoleMarks = ({ founderId }: Startup, founder: User | undefined): string[] =>
  isFounderThere(founder) ? [ADMINS, founderMark(founderId)] : [ADMINS]

/** By the index, which startups; whether it holds at this moment their own rows say. */
async function openedBy(seeing: Seeing, { userId, role }: User): Promise<string[]> {
  const ids: string[] = []
  if (role === 'TALENT')
    for await (const rows of membershipsOf.each(seeing, { userId }))
      ids.push(...rows.map(({ startupId }) => startupId))
  if (role !== 'INVESTOR') return ids.slice(0, OPENED_MAX)
  for await (const requests of accessByInvestor.each(seeing, { requesterId: userId }))
    ids.push(
      ...requests.flatMap(({ status, startupId }) => (status === 'APPROVED' ? [startupId] : [])),
    )
  const asked = [...new Set(ids)].slice(0, OPENED_MAX)
  const grants = await findListed(
    seeing,
    Grant,
    asked.map((startupId) => ({ startupId, userId })),
  )
  return grants
    .filter((grant) => isLive(grant, seeing.now()))
    .map((grant) => grant?.startupId ?? '')
}

/** What somebody may find, as the tables say at this moment: what was taken back acts at once. */
export async function marksOf(seeing: Seeing, viewer: User | undefined): Promise<string[]> {
  if (!viewer) return [EVERYBODY]
  if (isAdmin(viewer)) return [ADMINS, USERS]
  const opened = await openedBy(seeing, viewer)
  return [
    EVERYBODY,
    USERS,
    founderMark(viewer.userId),
    ...(viewer.role === 'INVESTOR' ? [INVESTORS] : []),
    ...opened.map(insideMark),
  ]
}
