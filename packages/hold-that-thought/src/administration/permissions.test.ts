import { whoMayNot } from '@longtable/testing/permissions'
import { familyRoles, forAdmins } from '../testing/roles.ts'
import { administrationFeature } from './administration.feature.ts'

whoMayNot(administrationFeature, familyRoles, [
  forAdmins('Query.auditByDay', '{ auditByDay(date: "2026-01-31") { items { action } } }'),
  forAdmins('Query.auditByUser', '{ auditByUser(userId: "somebody") { items { action } } }'),
  forAdmins('Query.auditChain', '{ auditChain { sequence hash sealedUntil unsealedCount } }'),
  forAdmins('Mutation.checkAuditChain', 'mutation { checkAuditChain { isChecking } }'),
  forAdmins('Query.storedByMember', '{ storedByMember { items { storedBytes } } }'),
])
