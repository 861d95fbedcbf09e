import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, hubRoles, type PermissionRow } from '../testing/roles.ts'
import { auditFeature } from './audit.feature.ts'

const forAdmins = (name: string, asked: string): PermissionRow => ({
  operation: `Query.${name}`,
  document: `{ ${name}${asked} }`,
  variables: () => ({}),
  outcomes: everyone('FORBIDDEN users.not-admin'),
  allowedFor: 'admin',
})

whoMayNot(auditFeature, hubRoles, [
  forAdmins('auditByDay', '(date: "2026-01-31") { items { action } }'),
  forAdmins('auditByUser', '(userId: "somebody") { items { action } }'),
  forAdmins('auditChain', ' { sequence hash sealedUntil unsealedCount }'),
  forAdmins('entitiesByTime', '(type: USER) { items { id } }'),
  {
    ...forAdmins('checkAuditChain', ''),
    operation: 'Mutation.checkAuditChain',
    document: 'mutation { checkAuditChain { isChecking } }',
  },
])
