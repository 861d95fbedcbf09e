import { auditAlone, takeRate } from '@longtable/core'
import { findShown, type Page, type PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import { activeUser, type HubContext } from '../context.ts'
import { EXPORT_RATE } from '../rates.ts'
import type { RoleInput } from '../roles/role-fields.ts'
import { roleOfMine } from '../roles/role.policy.ts'
import { User } from '../users/user.entity.ts'
import { isSeenBy } from '../users/user.policy.ts'
import type { Application } from './application.entity.ts'
import { csvRecord } from './csv.ts'
import { pageOfRole } from './find-applications.ts'

interface Applicant {
  readonly application: Application
  /** Undefined where they are banned or gone. */
  readonly user: User | undefined
}

/** No e-mail address: founders see none of an applicant. */
const COLUMNS: Readonly<Record<string, (applicant: Applicant) => string | undefined>> = {
  applicationId: ({ application }) => application.applicationId,
  appliedAt: ({ application }) => application.createdAt,
  status: ({ application }) => application.status,
  firstName: ({ user }) => user?.firstName,
  lastName: ({ user }) => user?.lastName,
  skills: ({ user }) => user?.skills?.join('; '),
  linkedinUrl: ({ user }) => user?.linkedinUrl,
  coverLetter: ({ application }) => application.coverLetter,
  founderNotes: ({ application }) => application.founderNotes,
}

/** Page by page, so that it is never whole in memory; every page that leaves is written down. */
export async function roleApplicantsCsv(
  context: HubContext,
  key: z.infer<typeof RoleInput>,
  page: PageRequest,
): Promise<Page<string>> {
  const viewer = await activeUser(context)
  const { role } = await roleOfMine(context, key)
  await takeRate(context, EXPORT_RATE)
  const found = await pageOfRole(context, key, page)
  const users = await findShown(
    context,
    User,
    found.items.map(({ applicantId: userId }) => ({ userId })),
  )
  const records = found.items.map((application, place) => {
    const user = users[place]
    const applicant = { application, user: user && isSeenBy(viewer, user) ? user : undefined }
    return csvRecord(Object.values(COLUMNS).map((column) => column(applicant) ?? ''))
  })
  await auditAlone(context, {
    action: 'APPLICANTS_EXPORTED',
    resourceType: 'StartupRole',
    resourceId: role.roleId,
    metadata: { startupId: role.startupId, count: records.length },
  })
  const header = page.after ? [] : [csvRecord(Object.keys(COLUMNS))]
  return { ...found, items: [...header, ...records] }
}
