import { DomainError } from '@longtable/core'
import { asRead, change, laterThan, type Patch, put, remove } from '@longtable/entity'
import type { Delete, Operation } from '@longtable/store'
import {
  Application,
  ApplicationGuard,
  type ApplicationStatus,
  StatusChange,
} from './application.entity.ts'

type Mover = 'owner' | 'applicant'

/** Every way from one status to another, and who leads there; anything else is a conflict. */
const WAYS: Readonly<Record<ApplicationStatus, Readonly<Record<Mover, ApplicationStatus[]>>>> = {
  PENDING: {
    owner: ['REVIEWING', 'SHORTLISTED', 'ACCEPTED', 'REJECTED'],
    applicant: ['WITHDRAWN'],
  },
  REVIEWING: { owner: ['SHORTLISTED', 'ACCEPTED', 'REJECTED'], applicant: ['WITHDRAWN'] },
  SHORTLISTED: { owner: ['REVIEWING', 'ACCEPTED', 'REJECTED'], applicant: ['WITHDRAWN'] },
  ACCEPTED: { owner: [], applicant: [] },
  REJECTED: { owner: [], applicant: [] },
  WITHDRAWN: { owner: [], applicant: [] },
}

export function refuseNoWay(
  { from, to }: { readonly from: ApplicationStatus; readonly to: ApplicationStatus },
  by: Mover,
): void {
  if (WAYS[from][by].includes(to)) return
  throw new DomainError('CONFLICT', 'applications.status', {
    message: `status: this application is ${from} and cannot become ${to} by you.`,
    field: 'status',
  })
}

/** Whether somebody is still to decide. */
export const isOpenApplication = ({ status }: Pick<Application, 'status'>): boolean =>
  WAYS[status].applicant.length > 0

/** After these one may apply again. */
export const isEnded = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'REJECTED' || status === 'WITHDRAWN'

/** Unless it holds the place of another application already. */
export const freedGuard = ({ roleId, applicantId, applicationId }: Application): Delete =>
  remove(
    ApplicationGuard,
    { roleId, applicantId },
    { any: ['absent', { attribute: 'applicationId', equals: applicationId }] },
  )

interface Move {
  readonly application: Application
  readonly to: ApplicationStatus
  /** Who moves it; nobody where its role was deleted. */
  readonly userId?: string
  readonly at: string
  readonly patch?: Patch<Application>
}

/**
 * What every change of status writes, from the status that was read: the application, its history,
 * and the guard's end where one may apply again. The time grows, so no two rows of a history are one.
 */
export function movedApplication({ application, to, userId, at: now, patch }: Move): Operation[] {
  const { applicationId, status: from } = application
  const at = laterThan(application.updatedAt, now)
  return [
    change(Application, application, {
      patch: { ...patch, status: to, updatedAt: at },
      when: asRead(Application, application, 'status', 'updatedAt'),
    }),
    put(StatusChange, {
      applicationId,
      from,
      to,
      ...(userId !== undefined && { userId }),
      createdAt: at,
    }),
    ...(isEnded({ status: to }) ? [freedGuard(application)] : []),
  ]
}
