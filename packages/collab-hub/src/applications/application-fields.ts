import { optionalText, text, ThingId } from '@longtable/core'
import * as z from 'zod'
import { RoleInput } from '../roles/role-fields.ts'
import { ApplicationStatus } from './application.entity.ts'

export const ApplicationInput = z.object({ applicationId: ThingId })

export const RoleApplicationsInput = RoleInput.extend({ status: ApplicationStatus.nullish() })

export const CoverLetter = text({ min: 50, max: 3000, isMultiline: true })

/** Left out, null and empty take them away. */
export const FounderNotes = optionalText({ max: 1000, isMultiline: true })
