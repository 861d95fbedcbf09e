import { eventsOf, made, removed } from '@longtable/core'
import { Member } from '../startups/startup.entity.ts'
import { Application } from './application.entity.ts'

export const applicationEvents = eventsOf(
  Application,
  ({ applicationId, startupId, roleId, applicantId }) => ({
    applicationId,
    startupId,
    roleId,
    applicantId,
  }),
  {
    'collabhub.application.submitted': made,
    'collabhub.application.status-changed': ({ old, new: application }) =>
      old !== undefined && application !== undefined && old.status !== application.status
        ? { from: old.status, to: application.status }
        : false,
    'collabhub.application.reminded': ({ old, new: application }) =>
      application?.remindedDays !== undefined && old?.remindedDays !== application.remindedDays
        ? { days: application.remindedDays }
        : false,
  },
)

export const memberEvents = eventsOf(Member, ({ startupId, userId }) => ({ startupId, userId }), {
  'collabhub.member.joined': made,
  'collabhub.member.left': removed,
})
